/** The letters under which options and the steps of a proof are shown. */
export const letters = 'ABCDEFGH'

/** 0 -> "A". @throws when there are not so many letters. */
export function letterAt(index: number): string {
  const letter = letters[index]
  if (letter === undefined) throw new Error(`letterAt(${index}): there are letters for 0 to ${letters.length - 1}`)
  return letter
}

/** "A" -> 0; -1 for what is no letter of an option. */
export const placeOf = (letter: string): number => (letter.length === 1 ? letters.indexOf(letter) : -1)
