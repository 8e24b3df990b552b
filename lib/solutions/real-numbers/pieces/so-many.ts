/** "5x"; "x" for 1. */
export const soMany = (n: number | bigint, letter: string): string => `${Number(n) === 1 ? '' : n}${letter}`
