// The map of a board as text: what the screens use.
export { neighbourInDirection } from './arrows.js';
export { type BoardGraph, createMapBoard, type Layout, layoutAt, type MapBoard, territoryAt, zoneAt } from './board.js';
export { drawMap } from './draw.js';
export type { MapInput } from './input.js';
export { nodesRaster } from './nodes.js';
export { CELL_KINDS, type CellKind, isCellKind, type PixelKind } from './pixels.js';
export { drawRoute, type Route } from './route.js';
export { isCrowded, type Section, sectionAround, wholeSection, zoomedSize } from './section.js';
