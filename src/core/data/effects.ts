// The effects that territory cards can have. Which card has which is a pack’s; names and texts live in src/text.
import type { EffectData } from '../types.js';

export const EFFECTS: readonly EffectData[] = [
  { id: 'levy', play: 'infantry' },
  { id: 'arsenal', play: 'infantry' },
  { id: 'shipyard', play: 'infantry' },
  { id: 'commission', play: 'infantry' },
  { id: 'physician', play: 'infantry' },
  { id: 'grand-battery', play: 'red' },
  { id: 'cavalry-charge', play: 'red' },
  { id: 'sappers', play: 'red' },
  { id: 'spy', play: 'red' },
  { id: 'ambush', play: 'blue' },
  { id: 'scorched-earth', play: 'blue' },
  { id: 'general-winter', play: 'blue' },
  { id: 'orderly-retreat', play: 'blue' },
  { id: 'old-guard', play: 'red-blue' },
  { id: 'rally', play: 'red-blue' },
  { id: 'fog-of-war', play: 'red-blue' },
  { id: 'forced-march', play: 'arrow' },
  { id: 'fair-winds', play: 'arrow' },
  { id: 'war-chest', play: 'star' },
  { id: 'contagion', play: 'star' },
];
