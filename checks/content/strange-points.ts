import { formulasIn } from './stated-answer'
import type { Figure } from '@/lib/figures/figure'

/** A name of points with one that is nowhere else, and the text in which it stands: the question is 0, the lines of the solution follow. */
export interface StrangePoint {
  readonly text: number
  readonly what: string
}

/**
 * Points that a question or its solution names in a side, an angle or a triangle and that are nowhere else: not in the figure, not by
 * themselves ("Let $M$ be the mid-point"), not in another name. "$\triangle PCF$" where the figure has A, B, C, E and P is a slip of a letter.
 */
export function strangePoints(
  figures: readonly (Figure | undefined)[],
  texts: readonly string[],
): readonly StrangePoint[] {
  const drawn = new Set(figures.flatMap((figure) => (figure?.kind === 'sketch' ? Object.keys(figure.points) : [])))
  if (drawn.size < 3) return []
  const names = texts.map(namesIn)
  const alone = new Set(texts.flatMap((text) => text.match(/(?<![A-Za-z])[A-Z](?![A-Za-z])/g) ?? []))
  const built = new Set(texts.flatMap((text) => sentencesOf(text).filter(builds).flatMap(namesIn)).join(''))
  const isKnown = (letter: string): boolean => drawn.has(letter) || alone.has(letter) || built.has(letter)
  return names.flatMap((own, text) => {
    const strange = own.find((name) =>
      [...name].some(
        (letter) => !isKnown(letter) && !names.flat().some((other) => other !== name && other.includes(letter)),
      ),
    )
    // a figure of which the words use none of the points is about something else
    const isAboutIt = names.flat().some((name) => [...name].every((letter) => drawn.has(letter)))
    const letter = [...(strange ?? '')].find((one) => !isKnown(one))
    return strange === undefined || letter === undefined || !isAboutIt
      ? []
      : [
          {
            text,
            what: `${strange} names a point ${letter} that is nowhere else, and not in the figure (${[...drawn].join(', ')})`,
          },
        ]
  })
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;])\s+/)

/** "Join BE; draw EN perpendicular to AB" makes points of its own. */
const builds = (sentence: string): boolean => /\b(?:join|draw|drop|produc|extend|construct|let)\w*/i.test(sentence)

/** Sides, angles, triangles and quadrilaterals by their corners. */
const namesIn = (text: string): readonly string[] =>
  formulasIn(text).flatMap((tex) => {
    const bare = tex.replace(/\\(?:text|operatorname|mathrm)\{([^}]*)\}/g, (_, words: string) =>
      /^[A-Z]{2,4}$/.test(words) ? ' ' : ` ${words} `,
    )
    return bare.match(/(?<![A-Za-z])[A-Z]{2,4}(?![A-Za-z])/g) ?? []
  })
