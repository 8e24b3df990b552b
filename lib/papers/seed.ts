/** What a link may say of a drawn paper: "k3f9", or with the edition of its pool "2.k3f9". */
export const isPaperSeed = (text: string): boolean => /^(?:[1-9]\d{0,3}\.)?[\w-]{1,40}$/.test(text)

/** The edition that a seed names; 1 where it names none. */
export const writtenEdition = (seed: string): number => Number(/^(\d{1,4})\./.exec(seed)?.[1] ?? 1)
