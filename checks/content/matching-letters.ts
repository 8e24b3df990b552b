import type { WrongConclusion } from './wrong-conclusion'

/** Two triangles said to be similar, "\triangle ABC \sim \triangle DEF", with the corners in their order. */
interface Similar {
  readonly first: string
  readonly second: string
}

const similar = /\\triangle\s*([A-Z]{3})\s*\\sim\s*\\triangle\s*([A-Z]{3})/g

const similarIn = (text: string): readonly Similar[] =>
  [...text.matchAll(similar)].map(([, first = '', second = '']) => ({ first, second }))

/**
 * Angles and ratios of sides that do not go with the order of the letters in the similarity that stands before them, in the question or in the
 * lines: "$\angle F = \angle B$" or "$\frac{AB}{EF}$", where $\triangle ABC \sim \triangle DEF$.
 */
export function matchingFaults(question: string, lines: readonly string[]): readonly WrongConclusion[] {
  const asked = similarIn(question)
  // "prove that they are similar" comes before the reasons for it
  let last = asked.length === 1 && !/\b[Pp]rove|\b[Ss]how/.test(question) ? asked[0] : undefined
  return lines.flatMap((text, line) => {
    const [told, ...others] = similarIn(text)
    if (others.length > 0) last = undefined
    else if (told) last = told
    const behind = told && others.length === 0 ? text.slice(text.search(similar)) : text
    return last ? orderFaults(last, behind).map((what) => ({ line, what })) : []
  })
}

function orderFaults({ first, second }: Similar, text: string): readonly string[] {
  const order = `the order of the letters in △${first} ∼ △${second}`
  const areApart = [...first].every((letter) => !second.includes(letter))
  const angles = areApart
    ? [...text.matchAll(/\$\\angle ([A-Z]) = \\angle ([A-Z])\$/g)].filter(([, x = '', y = '']) => {
        const [one, other] = first.includes(x) ? [x, y] : [y, x]
        const place = first.indexOf(one)
        return place >= 0 && second.includes(other) && second[place] !== other
      })
    : []
  const ratios = [...text.matchAll(/\\d?frac\{([A-Z]{2})(?:\^2)?\}\{([A-Z]{2})(?:\^2)?\}/g)].filter(
    ([, one = '', other = '']) => {
      const [a, b] = [placesOf(one, first), placesOf(other, second)]
      const [c, d] = [placesOf(one, second), placesOf(other, first)]
      if (a === undefined || b === undefined) return c !== undefined && d !== undefined && c !== d
      // sides that both triangles have may be meant either way
      return a !== b && (c === undefined || d === undefined || c !== d)
    },
  )
  return [
    ...angles.map(([whole]) => `${whole} does not go with ${order}`),
    ...ratios.map(([whole]) => `$${whole}$ does not go with ${order}`),
  ]
}

/** The two places of a side in the name of its triangle, "02" for AC in ABC; undefined where it is none. */
function placesOf(side: string, triangle: string): string | undefined {
  const places = [...side].map((letter) => triangle.indexOf(letter))
  return places.includes(-1) ? undefined : places.toSorted().join('')
}
