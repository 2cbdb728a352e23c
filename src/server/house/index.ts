// The door of the house.
export { openHouse } from './house.js';
export type { Changes } from './told.js';
export {
  type House,
  type HouseOptions,
  type Outcome,
  seatOfPlayer,
  type Visit,
  type Whereabouts,
  type Why,
} from './types.js';
