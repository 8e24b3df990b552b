/** A sum on a figure that its words tell with the other sign. */
export interface TurnedLabel {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** "x - 7" beside a side that the words call "x + 7". `labels`: what is written on the figure. `words`: its description and what is said around it. */
export function turnedLabels(
  labels: readonly { readonly path: readonly (string | number)[]; readonly text: string }[],
  words: string,
): readonly TurnedLabel[] {
  const told = new Set([...plain(words).matchAll(sum)].map(([whole]) => whole))
  return labels.flatMap(({ path, text }) => {
    const turned = [...plain(text).matchAll(sum)].find(
      ([whole, letter = '', sign, number = '']) =>
        !told.has(whole) && told.has(`${letter}${sign === '+' ? '-' : '+'}${number}`),
    )
    return turned ? [{ path, message: `the words have the other sign: is "${text}" what is meant?` }] : []
  })
}

const plain = (text: string): string => text.replaceAll('−', '-').replace(/(?<=[a-z\d])\s*([+-])\s*(?=\d)/g, '$1')

const sum = /(?<![a-z\d])(\d*[a-z])([+-])(\d+)(?!\d|\.\d|[a-z])/g
