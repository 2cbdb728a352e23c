// The door as somebody stands at it: who they are is found out, and then they are in.
import type { Player, Store } from '../../store/index.js';
import type { Language } from '../../text/index.js';
import type { Size } from '../../tui/model.js';
import type { ColourDepth } from '../../tui/terminal/colour.js';
import type { Key } from '../../tui/terminal/keys.js';
import { type Door, type DoorEffect, newDoor, updateDoor } from '../door.js';
import { enrolGuest, enrolKey, guestOf } from '../identity.js';
import type { Caller } from '../line.js';

export interface DoorwayOptions {
  readonly store: Store;
  readonly caller: Caller;
  /** The language of their terminal; null where it says none of ours. */
  readonly spoken: Language | null;
  readonly house: string;
  readonly depth: ColourDepth;
  size(): Size;
  changed(): void;
  /** It is known who it is. `returnCode`: of a guest, by which they come back. */
  entered(player: Player, returnCode: string | null): Promise<void>;
  leave(): void;
  /** Does something that may fail: that ends the stay. */
  later(what: string, task: Promise<unknown>): void;
}

export interface Doorway {
  /** Null before it is known whether they have to be asked, and when they are in. */
  readonly door: Door | null;
  key(key: Key): void;
  resize(size: Size): void;
}

export const openDoorway = (options: DoorwayOptions): Doorway => {
  const { store, caller, spoken, changed } = options;
  const { login } = caller;
  let door: Door | null = null;

  const enter = (player: Player, returnCode: string | null): Promise<void> => {
    door = null;
    return options.entered(player, returnCode);
  };
  const fault = (what: Door['fault']): void => {
    if (door !== null) door = { ...door, fault: what };
    changed();
  };

  const onEffect = async (effect: DoorEffect): Promise<void> => {
    if (door === null) return;
    if (effect.do === 'leave') return options.leave();
    if (effect.do === 'return') {
      const guest = await guestOf(store, effect.code);
      return guest === null ? fault('noSuchCode') : enter(guest, effect.code);
    }
    const settings = { language: effect.language };
    const guest = login.by === 'guest' ? await enrolGuest(store, effect.name, settings) : null;
    const enrolled = login.by === 'key' ? await enrolKey(store, effect.name, login.fingerprint, settings) : guest;
    if (door === null || enrolled === null) return;
    if (!enrolled.ok) return fault(enrolled.fault);
    await enter(enrolled.player, guest?.code ?? null);
  };

  const begin = async (): Promise<void> => {
    const known = login.by === 'key' ? await store.playerByKey(login.fingerprint) : null;
    if (known !== null) return enter(known, null);
    door = newDoor({
      language: spoken,
      user: caller.user,
      isGuest: login.by === 'guest',
      house: options.house,
      look: { ascii: false, light: caller.arrival?.light ?? false, depth: options.depth },
      size: options.size(),
    });
    changed();
  };
  options.later('begin', begin());

  return {
    get door() {
      return door;
    },
    key: (key) => {
      if (door === null) return;
      const [next, effects] = updateDoor(door, key);
      door = next;
      changed();
      for (const effect of effects) options.later('door', onEffect(effect));
    },
    resize: (size) => {
      if (door !== null) door = { ...door, size };
    },
  };
};
