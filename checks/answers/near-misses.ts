/** The key with one digit made one greater; digits whose change a tolerance forgives are left alone. */
export function withDigitsChanged(key: string, decimals: number): readonly string[] {
  return [...key].flatMap((character, index) => {
    if (!/\d/.test(character)) return []
    const places = /\.(\d*)$/.exec(key.slice(0, index))?.[1]?.length ?? -1
    const isBeyond = places >= decimals
    return isBeyond ? [] : [`${key.slice(0, index)}${(Number(character) + 1) % 10}${key.slice(index + 1)}`]
  })
}

/** Exact keys only: a calculation with a decimal in it may be rounded. */
export const offByAThousandth = (key: string): readonly string[] => (key.includes('.') ? [] : [`${key} + 1/1000`])

export const isZero = (key: string): boolean => /^-?0*(?:\.0*)?$/.test(key)
