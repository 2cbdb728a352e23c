// C-ATT-4: comparing dice. Bonuses of other rule families are added to sorted dice before this.

export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}

/** Dice from highest to lowest. */
export const sortDice = (dice: readonly number[]): number[] => [...dice].sort((a, b) => b - a);

/** Compares sorted dice pairwise: the lower loses one army, a tie goes to the defender, surplus dice are ignored. */
export const compareDice = (attack: readonly number[], defence: readonly number[]): Losses => {
  let attacker = 0;
  let defender = 0;
  for (let i = 0; i < attack.length && i < defence.length; i++) {
    if ((attack[i] ?? 0) > (defence[i] ?? 0)) defender++;
    else attacker++;
  }
  return { attacker, defender };
};
