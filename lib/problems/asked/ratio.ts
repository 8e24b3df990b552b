import { free, type Asking, type Derived } from './asking'

/** What each side of an asked ratio is called: "AP:PB", "ABC:PQR", "cone:cylinder"; "A?:?B" for a point without a letter. */
export function ratioAsked(asking: Asking): Derived {
  if (asking.kind !== 'ratio') return null
  const pair = termsOf(asking)
  const own = free(asking, ['k', 'm', 'n', 'r', 'λ', 'x'])
  const pairs = ['m:n', 'm_1:m_2', 'V_1:V_2', 'A_1:A_2', 'S_1:S_2', 'P_1:P_2']
  const said = measures.filter((name) => new RegExp(`\\b${name}\\b`).test(asking.ask)).slice(0, 1)
  return {
    names: [
      ...(pair === null ? [] : [pair]),
      'ratio',
      ...own,
      ...pairs,
      ...said.map((name) => `ratio of ${name}`),
      ...said,
    ],
    others: otherRatios(asking),
  }
}

function termsOf({ ask, whole }: Asking): string | null {
  const [, left, right] = /⟦([A-Z]{2}) ?: ?([A-Z]{2})⟧/.exec(ask) ?? []
  if (left !== undefined && right !== undefined) return `${left}:${right}`
  const [, nth, later] = /of the (\d+)(?:st|nd|rd|th) term to the (\d+)(?:st|nd|rd|th)/.exec(ask) ?? []
  if (nth !== undefined && later !== undefined) return `a_${nth}:a_${later}`
  const [, few, many] = /sum of the first (\d+) terms to the sum of the first (\d+)/.exec(ask) ?? []
  if (few !== undefined && many !== undefined) return `S_${few}:S_${many}`
  const triangles = [...`${ask} ${whole}`.matchAll(/⟦△?([A-Z]{3})\b/g)].map(([, name = '']) => name)
  const [first, second] = [...new Set(triangles)]
  if (/△/.test(ask) && first !== undefined && second !== undefined) return `${first}:${second}`
  const [, solid, other] = /of (?:the |a )?([a-z]+) (?:and|to (?:that of )?)(?: ?the | ?a )([a-z]+)/.exec(ask) ?? []
  if (solid !== undefined && other !== undefined) return `${solid}:${other}`
  const ends = endsOf(ask) ?? endsOf(whole)
  const point = pointOf(ask)
  if (!ends) return null
  return point === undefined ? `${ends[0]}?:?${ends[1]}` : `${ends[0]}${point}:${point}${ends[1]}`
}

/** The letter of the dividing point: "in which ⟦P⟧ divides", "does the point ⟦P(3, 4)⟧ divide". */
const pointOf = (ask: string): string | undefined => /⟦([A-Z])(?:\([^⟧]*)?⟧ divides?\b(?!d)/.exec(ask)?.[1]

const endsOf = (text: string): readonly [string, string] | null => {
  const [, one, two] =
    /⟦([A-Z])\([^⟧]*⟧ and ⟦([A-Z])\(/.exec(text) ??
    /from ⟦([A-Z])[^⟧]*⟧ to ⟦([A-Z])[^⟧]*⟧/.exec(text) ??
    /⟦([A-Z])([A-Z])⟧/.exec(text) ??
    []
  return one !== undefined && two !== undefined ? [one, two] : null
}

const measures = [
  'radii',
  'heights',
  'curved surface areas',
  'surface areas',
  'volumes',
  'diameters',
  'sides',
  'areas',
  'perimeters',
]

/** The ratio of the radii where that of the volumes is asked. */
const otherRatios = ({ ask, whole }: Asking): readonly string[] =>
  measures
    .filter((name) => !ask.includes(name.slice(0, -1)) && (whole.includes(name) || /areas|volumes|perimeter/.test(ask)))
    .map((name) => `ratio of ${name}`)
