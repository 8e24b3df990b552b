import type { Fact } from '../../../solutions/pieces/figure/expanded'
import type { Bound } from './pattern'

/** The figures that a text names, for what it leaves unsaid. */
export interface Figure {
  /** The corners of the triangles and polygons that are named. */
  readonly corners: readonly string[]
  /** What an angle at a corner is called in full, 'BAC'; the corner alone where it is not clear. */
  readonly angle: (corner: string) => string
  /** All angles at a corner that there are in the figures that are named. */
  readonly angles: (corner: string) => readonly string[]
  /** The side across from the corner that a line is drawn from: 'BC' for AD. */
  readonly across: (line: string) => { readonly foot: string; readonly side: string } | null
}

type Names = Bound['names']
interface Rule {
  readonly pattern: string
  /** Null where the names do not fit. */
  readonly tells: (names: Names, figure: Figure) => readonly Fact[] | null
}

const rule = (patterns: string, tells: Rule['tells']): readonly Rule[] =>
  patterns.split(';').map((pattern) => ({ pattern: pattern.trim(), tells }))

const one = (names: Names, key: string): string => names[key]?.[0] ?? ''
const many = (names: Names, key: string): readonly string[] => names[key] ?? []

/** Each with its own, or all with the only one. */
function zipped<T>(
  all: readonly string[],
  others: readonly string[],
  tell: (a: string, b: string) => T,
): readonly T[] | null {
  if (others.length !== 1 && others.length !== all.length) return null
  return all.map((name, at) => tell(name, others[at] ?? others[0] ?? ''))
}

const letters = (name: string): readonly [string, string] => [name.charAt(0), name.charAt(1)]
const meets = 'meet|meets|meeting|intersect|intersects|intersecting|cut|cuts|cutting|cross|crosses|crossing'

/** D on AB, or beyond B where AB is produced. */
const onLine = (point: string, side: string): Fact => `on ${point} ${side}`
const beyond = (point: string, side: string): Fact => `on ${side.charAt(1)} ${side.charAt(0)}${point}`

const fromCorner = (kind: 'alt' | 'mid', all: readonly string[], figure: Figure): readonly Fact[] | null => {
  const facts = all.map((line) => {
    const across = figure.across(line)
    return across && (kind === 'alt' ? `alt ${line} ${across.side}` : `mid ${across.foot} ${across.side}`)
  })
  return facts.every((fact) => fact !== null) ? facts : null
}

/** "AD bisects ∠A": of the triangle that has that corner. */
const bisecting = (line: string, angle: string): Fact | null => {
  if (angle.length !== 3) return null
  const [p = '', v = '', q = ''] = angle
  const end = line.replace(v, '')
  return line.includes(v) && end.length === 1 ? `eq <${p}${v}${end} = <${q}${v}${end}` : null
}

/** The angle at a corner that a line from there can bisect: none of its sides is the line. */
const angleAround = (corner: string, line: string, figure: Figure): string => {
  if (corner.length !== 1) return corner
  const end = line.replace(corner, '')
  const [only = corner, ...more] = figure.angles(corner).filter((name) => !name.includes(end))
  return more.length === 0 ? only : corner
}

const bisectors = (lines: readonly string[], angles: readonly string[], figure: Figure): readonly Fact[] | null => {
  const whole = angles.map((angle, at) => angleAround(angle, lines[at] ?? lines[0] ?? '', figure))
  const facts =
    lines.length === 1 && whole.length > 1
      ? whole.map((angle) => bisecting(lines[0] ?? '', angle))
      : whole.length === lines.length
        ? lines.map((line, at) => bisecting(line, whole[at] ?? ''))
        : [null]
  return facts.every((fact) => fact !== null) ? facts : null
}

/** "isosceles triangle ABC with AB = AC": which sides are equal is told besides. */
const shapes = 'quadrilateral|quad|parallelogram|trapezium|rhombus|rectangle|square'
const polygons: readonly (readonly [word: string, kind: string])[] = [
  ['parallelogram', 'pgram'],
  ['trapezium', 'trap'],
  ['quadrilateral|quad', 'quad'],
  ['rhombus', 'rhombus'],
  ['rectangle', 'rect'],
  ['square', 'square'],
  ['hexagon', 'hexagon'],
  ['pentagon', 'pentagon'],
]

const right = (triangle: string, corner: string): Fact | null => {
  const [p = '', q = ''] = triangle.replace(corner, '')
  return triangle.includes(corner) && triangle.length === 3 ? `perp ${corner}${p} ${corner}${q}` : null
}

const rightAngled = (names: Names): readonly Fact[] | null => {
  const facts = zipped(many(names, 't'), many(names, 'p'), right)
  return facts?.every((fact) => fact !== null) ? facts : null
}

const isWhole = (facts: readonly (Fact | null)[]): readonly Fact[] | null =>
  facts.every((fact) => fact !== null) ? facts : null

/** What a sentence tells of triangles and of figures of lines; what stands first is tried first. */
const ofLines: readonly Rule[] = [
  ...rule('S:a parallel to? S:b parallel to? S:c; S:a parallel to? S:b and parallel to? S:c', (names) => [
    `par ${one(names, 'a')} ${one(names, 'b')}`,
    `par ${one(names, 'b')} ${one(names, 'c')}`,
  ]),
  ...rule('S:a , S:b and S:c parallel other?', (names) => [
    `par ${one(names, 'a')} ${one(names, 'b')}`,
    `par ${one(names, 'b')} ${one(names, 'c')}`,
  ]),
  ...rule('S:a parallel to? S:b and to S:c; S:a parallel to? both S:b and S:c', (names) => [
    `par ${one(names, 'a')} ${one(names, 'b')}`,
    `par ${one(names, 'a')} ${one(names, 'c')}`,
  ]),
  ...rule('S+:a parallel to? S+:b', (names) => zipped(many(names, 'a'), many(names, 'b'), (a, b) => `par ${a} ${b}`)),
  // "TU ∥ RQ meets PQ at U"
  ...rule(`S:a parallel to? S:b and? ${meets} S:c at|in P:p`, (names) => [
    `par ${one(names, 'a')} ${one(names, 'b')}`,
    onLine(one(names, 'p'), one(names, 'c')),
  ]),
  ...rule(`S:a perpendicular to? S:b and? ${meets} S:c? at|in P:p`, (names) => {
    const side = one(names, 'c')
    const foot = one(names, 'p')
    const isFoot = side === '' || [...side].toSorted().join('') === [...one(names, 'b')].toSorted().join('')
    return isFoot && one(names, 'a').includes(foot)
      ? [`perp ${one(names, 'a')} ${one(names, 'b')}`, onLine(foot, one(names, 'b'))]
      : null
  }),
  ...rule(
    `S:a parallel to? S:b ${meets} S:c at|in P:p and S:d at|in P:q; S:a parallel to? S:b ${meets} S:c and S:d at|in P:p and P:q`,
    (names) => [
      `par ${one(names, 'a')} ${one(names, 'b')}`,
      onLine(one(names, 'p'), one(names, 'c')),
      onLine(one(names, 'q'), one(names, 'd')),
    ],
  ),
  ...rule('S+:a perpendicular|perpendiculars to|on? side|base|hypotenuse|diagonal? S+:b', (names) =>
    zipped(many(names, 'a'), many(names, 'b'), (a, b) => `perp ${a} ${b}`),
  ),
  ...rule('S:a perpendicular to|on? S:b produced|extended; S:a perpendicular to|on? produced|extended S:b', (names) => [
    `perp ${one(names, 'a')} ${one(names, 'b')}`,
    beyond(one(names, 'a').charAt(1), one(names, 'b')),
  ]),
  // "the perpendicular from A on BC meets it at D"
  ...rule(`perpendicular drawn? from P:a on|to S:b of? triangle? T:t? ${meets} S:c? at|in P:d`, (names) => [
    `alt ${one(names, 'a')}${one(names, 'd')} ${one(names, 'b')}`,
  ]),
  // "altitudes AD and CE of triangle ABC intersect at P"
  ...rule(
    `altitudes S:a and S:b of? triangle? T:t? ${meets} other? at|in point? P:p; S:a and S:b altitudes of? triangle? T:t? ${meets} other? at|in point? P:p`,
    (names, figure) => {
      const told = fromCorner('alt', [one(names, 'a'), one(names, 'b')], figure)
      return told && [...told, `meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`]
    },
  ),
  ...rule('S+:a altitudes|altitude; altitudes|altitude S+:a', (names, figure) =>
    fromCorner('alt', many(names, 'a'), figure),
  ),
  ...rule('S+:a medians|median; medians|median S+:a', (names, figure) => fromCorner('mid', many(names, 'a'), figure)),
  ...rule(
    'S+:a bisectors|bisector angles|angle A+:b; S+:a bisect|bisects both? angles|angle A+:b; diagonal S+:a of Q:q bisects both? angles|angle A+:b',
    (names, figure) => bisectors(many(names, 'a'), many(names, 'b'), figure),
  ),
  // "the bisector of ∠A meets BC at D"
  ...rule(`bisector angle A:b ${meets} S:s at|in P:p`, (names, figure) => {
    const angle = angleAround(one(names, 'b'), `${one(names, 'b')}${one(names, 'p')}`, figure)
    const told = bisecting(`${angle.charAt(1)}${one(names, 'p')}`, angle)
    return told === null ? null : [told, onLine(one(names, 'p'), one(names, 's'))]
  }),
  ...rule('P+:p midpoints|midpoint S+:s; P+:p mid point|points of? S+:s', (names) =>
    zipped(many(names, 'p'), many(names, 's'), (p, s) => `mid ${p} ${s}`),
  ),
  ...rule('S:a bisects|bisect S:b at|in P:p', (names) => [
    onLine(one(names, 'p'), one(names, 'a')),
    `mid ${one(names, 'p')} ${one(names, 'b')}`,
  ]),
  ...rule(
    'point|points P+:p on|lie|lies|taken on? base|hypotenuse|diagonal? S+:s produced|extended; P+:p on|lie|lies|taken|par on? base|hypotenuse|diagonal? S+:s produced|extended; P+:p any? point|points on? base|hypotenuse? S+:s produced|extended; P+:p on? S+:s produced|extended par?',
    (names) => zipped(many(names, 'p'), many(names, 's'), beyond),
  ),
  ...rule(
    'P+:p on|lie|lies|taken on? base|hypotenuse|diagonal? S+:s; P+:p any? point|points|pt on|lying|taken on? base|hypotenuse|diagonal? S+:s; point|points P+:p on|lie|lies|taken on? base|hypotenuse|diagonal? S+:s; P+:p any? point|points? S+:s par|pe; P+:p any? point|points? diagonal|base|hypotenuse S+:s par|pe; P:p , S:s par|pe ek? point?; S:s par|pe ek? point P:p',
    (names) => zipped(many(names, 'p'), many(names, 's'), onLine),
  ),
  // "a line meets the sides AB and AC at D and E, and is parallel to BC"
  ...rule(
    `line ${meets} S:a and S:b of? T:t? at|in P:p and P:q and? parallel to? S:c; line ${meets} S:a at|in P:p and S:b at|in P:q and? parallel to? S:c`,
    (names) => [
      onLine(one(names, 'p'), one(names, 'a')),
      onLine(one(names, 'q'), one(names, 'b')),
      `par ${one(names, 'p')}${one(names, 'q')} ${one(names, 'c')}`,
    ],
  ),
  ...rule(
    `line parallel to? S:c of? T:t? ${meets} S:a and S:b at|in P:p and P:q; line parallel to? S:c of? T:t? ${meets} S:a at|in P:p and S:b at|in P:q`,
    (names) => [
      onLine(one(names, 'p'), one(names, 'a')),
      onLine(one(names, 'q'), one(names, 'b')),
      `par ${one(names, 'p')}${one(names, 'q')} ${one(names, 'c')}`,
    ],
  ),
  ...rule(
    `line ${meets} S:a and S:b of? T:t? at|in P:p and P:q; line ${meets} S:a at|in P:p and S:b at|in P:q`,
    (names) => [onLine(one(names, 'p'), one(names, 'a')), onLine(one(names, 'q'), one(names, 'b'))],
  ),
  ...rule(
    'sides? S:a and S:b and median S:m of? T:t proportional to? S:c and S:d and median S:n of? another? T:u; sides? S:a , S:b and median S:m of? T:t proportional to? S:c , S:d and median S:n of? another? T:u; sides? S:a S:b and median S:m of? T:t proportional to? sides? S:c S:d and median S:n of? another? T:u; sides? S:a , S:b and median S:m of? T:t proportional to? sides? S:c and S:d and median S:n of? another? T:u',
    (names, figure) => {
      const told = fromCorner('mid', [one(names, 'm'), one(names, 'n')], figure)
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => one(names, key))
      return (
        told && [
          ...told,
          `prop ${a ?? ''} ${d ?? ''} = ${b ?? ''} ${c ?? ''}`,
          `prop ${a ?? ''} ${one(names, 'n')} = ${one(names, 'm')} ${c ?? ''}`,
        ]
      )
    },
  ),
  ...rule('angle A:a acute', (names, figure) => [
    `acute ${one(names, 'a').length === 1 ? figure.angle(one(names, 'a')) : one(names, 'a')}`,
  ]),
  ...rule('T+:t triangles|triangle? on same base|hypotenuse S:s', () => []),
  ...rule('T+:t right angled? triangles|triangle drawn? on same hypotenuse S:s , right angled at P+:p', rightAngled),
  ...rule(
    'T+:t right angled? triangles|triangle drawn? on same hypotenuse S:s; right angled? triangles T+:t drawn? on same hypotenuse S:s',
    (names) => isWhole(many(names, 't').map((t) => right(t, [...t].find((at) => !one(names, 's').includes(at)) ?? ''))),
  ),
  ...rule(`diagonal S:a of? parallelogram Q:q ${meets} line? segment? S:b at|in point? P:p`, (names) => [
    `pgram ${one(names, 'q')}`,
    `meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`,
  ]),
  ...rule('P:p point inside|interior', () => []),
  ...rule('hypotenuse S:s of? T:t; P:p on|point on? hypotenuse S:s of? T:t', (names) => {
    const [t, s, p] = [one(names, 't'), one(names, 's'), one(names, 'p')]
    const told = right(t, [...t].find((at) => !s.includes(at)) ?? '')
    return told === null ? null : [told, ...(p === '' ? [] : [onLine(p, s)])]
  }),
  ...rule('P:p between P:a and P:b; P:p lies between P:a and P:b', (names) => [
    `on ${one(names, 'p')} ${one(names, 'a')}${one(names, 'b')}`,
  ]),
  ...rule('P:p lie|lies|on on? S:s between P:a and P:b', (names) => [onLine(one(names, 'p'), one(names, 's'))]),
  ...rule('P:p lies on? both segments? S:a and S:b', (names) => [
    `meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`,
  ]),
  ...rule('P:a , P:b , P:c lie on? line; on same side of? S:s; on same side', () => []),
  ...rule('S:s P:p tak badhaya|badhai|badhaye; S:s aage? badhaya P:p tak; S:s aage? badhane par P:p tak?', (names) => [
    beyond(one(names, 'p'), one(names, 's')),
  ]),
  ...rule(
    `S:a line|side|diagonal? S:b P:p par|pe kaat|kat|mil|kaatti|katti|milti|kaatta|katta|milta|milte|katte rahi|raha|rahe?; S:a and S:b ek? doosre|dusre? P:p par|pe kaat|kat|mil|kaatte|katte|milte rahe?`,
    (names) => [`meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`],
  ),
  ...rule('P:p side? S:s midpoint; S:s midpoint P:p', (names) => [`mid ${one(names, 'p')} ${one(names, 's')}`]),
  ...rule('midpoint P:p of? side? S:s', (names) => [`mid ${one(names, 'p')} ${one(names, 's')}`]),
  // "the line BM meets AC at L and AD produced at E"
  ...rule(
    `S:e drawn? ${meets} S:a at|in point? P:p and S:b produced|extended at|in point? P:r; line S:e drawn? ${meets} S:a at|in point? P:p and S:b produced|extended at|in point? P:r`,
    (names) => [
      onLine(one(names, 'p'), one(names, 'a')),
      beyond(one(names, 'r'), one(names, 'b')),
      onLine(one(names, 'p'), one(names, 'e')),
      beyond(one(names, 'r'), one(names, 'e')),
    ],
  ),
  ...rule('S:s produced|extended to P:p', (names) => [beyond(one(names, 'p'), one(names, 's'))]),
  ...rule('P:p point? inside|interior triangle? F:t; P:p any? point inside|interior of? triangle? F:t', (names) => [
    `inside ${one(names, 'p')} ${one(names, 't')}`,
  ]),
  // "AD and CE intersect at P", "AC meets BD at O"
  ...rule(
    `P:p where S:a and S:b ${meets}; P:p point where S:a and S:b ${meets}; P:p point of? intersection of? S:a and S:b`,
    (names) => [`meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`],
  ),
  // "O is the point of intersection of the diagonals AC and BD of a trapezium ABCD with AB ∥ DC"
  ...rule(
    `P:p point? of? intersection of? diagonals S:a and S:b of? ${shapes}? Q:q? with? S:e parallel to? S:f; P:p point? of? intersection of? diagonals S:a and S:b of? ${shapes}? Q:q?; P:p point? of? intersection of? diagonals of? ${shapes} Q:q with? S:e parallel to? S:f; P:p point? of? intersection of? diagonals of? ${shapes} Q:q`,
    (names) => {
      const [a = '', b = '', c = '', d = ''] = one(names, 'q')
      const [first, second] = one(names, 'a') === '' ? [`${a}${c}`, `${b}${d}`] : [one(names, 'a'), one(names, 'b')]
      const sides = one(names, 'e') === '' ? [] : [`par ${one(names, 'e')} ${one(names, 'f')}`]
      return first.length === 2 ? [`meet ${first} ${second} ${one(names, 'p')}`, ...sides] : null
    },
  ),
  // "through O, a line segment PQ is drawn parallel to AB meeting AD in P and BC in Q"
  ...rule(
    `through P:o ,? S:e drawn? parallel to? S:f ${meets} S:a at|in point? P:p and S:b at|in point? P:r`,
    (names) => [
      `on ${one(names, 'o')} ${one(names, 'e')}`,
      `par ${one(names, 'e')} ${one(names, 'f')}`,
      onLine(one(names, 'p'), one(names, 'a')),
      onLine(one(names, 'r'), one(names, 'b')),
    ],
  ),
  // "AE produced meets DC produced at F", "AD and BC produced meet at P"
  ...rule(
    `S:a produced|extended to? ${meets} S:b produced|extended at|in point? P:p; S:a produced|extended to? ${meets} produced|extended S:b at|in point? P:p; S:a and S:b when? both? produced|extended to? ${meets} other? at|in point? P:p; sides|side S:a and S:b when? both? produced|extended to? ${meets} other? at|in point? P:p; produced|extended S:a and S:b ${meets} other? at|in point? P:p`,
    (names) => [beyond(one(names, 'p'), one(names, 'a')), beyond(one(names, 'p'), one(names, 'b'))],
  ),
  ...rule(`S:a ${meets} S:b produced|extended at|in point? P:p`, (names) => [
    onLine(one(names, 'p'), one(names, 'a')),
    beyond(one(names, 'p'), one(names, 'b')),
  ]),
  ...rule(
    `through P:q ${meets} S:a at|in point? P:p and S:b produced|extended at|in point? P:r; through vertex|corner? P:q of? parallelogram Q:z ${meets} S:a at|in point? P:p and S:b produced|extended at|in point? P:r; line through vertex|corner? P:q of? parallelogram Q:z ${meets} S:a at|in point? P:p and S:b produced|extended at|in point? P:r`,
    (names) => [
      onLine(one(names, 'p'), one(names, 'a')),
      beyond(one(names, 'r'), one(names, 'b')),
      `on ${one(names, 'p')} ${one(names, 'q')}${one(names, 'r')}`,
      ...many(names, 'z').map((name) => `pgram ${name}`),
    ],
  ),
  ...rule(
    `S:e ${meets} S:a at|in point? P:p and S:b at|in point? P:r; parallel to? S:e ${meets} S:a at|in point? P:p and S:b at|in point? P:r`,
    (names) => [onLine(one(names, 'p'), one(names, 'a')), onLine(one(names, 'r'), one(names, 'b'))],
  ),
  ...rule(
    `S:a ${meets} diagonal? S:b at|in point? P:p; diagonal S:a ${meets} S:b at|in point? P:p; S:a and S:b ${meets} other? at|in point? P:p; line|lines|segment|segments S:a and S:b ${meets} other? at|in point? P:p; S:a and S:b P:p par|pe ${meets}|milte|katte`,
    (names) => [`meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`],
  ),
  ...rule(
    `diagonals ${meets} other? at|in point? P:p; diagonals S:a and S:b of? ${shapes}? Q:q with? S:e parallel to? S:f ${meets} other? at|in point? P:p; diagonals of? ${shapes}? Q:q with? S:e parallel to? S:f ${meets} other? at|in point? P:p; diagonals S:a and S:b of? ${shapes}? Q:q? ${meets} other? at|in point? P:p; diagonals of? ${shapes}? Q:q ${meets} other? at|in point? P:p; ${shapes} Q:q diagonals P:p par|pe ${meets}|milte|katte`,
    (names, { corners }) => {
      const [quadrilateral = ''] = names.q ?? corners.filter((name) => name.length === 4)
      const [a = '', b = '', c = '', d = ''] = quadrilateral
      const [first, second] = one(names, 'a') === '' ? [`${a}${c}`, `${b}${d}`] : [one(names, 'a'), one(names, 'b')]
      if (first.length !== 2) return null
      const sides = one(names, 'e') === '' ? [] : [`par ${one(names, 'e')} ${one(names, 'f')}`]
      return [`meet ${first} ${second} ${one(names, 'p')}`, ...sides]
    },
  ),
  ...rule('T:a similar to? triangle? T:b', (names) => [`sim ${one(names, 'a')} ${one(names, 'b')}`]),
  ...rule('T:a and T:b similar', (names) => [`sim ${one(names, 'a')} ${one(names, 'b')}`]),
  ...rule('T:a congruent to? triangle? T:b; T:a and T:b congruent', (names) => [
    `cong ${one(names, 'a')} ${one(names, 'b')}`,
  ]),
  ...rule(
    'T+:t right triangle|triangles , right angled? at P+:p; T:t triangle right|rightangled|right-angled angled? at P:p; T+:t right triangle|triangles? right? angled? at P+:p; T+:t right angled|rightangled|right-angled triangle|triangles? at P+:p; right angled? triangle|triangles T+:t right? angled? at P+:p; T+:t right angle at P+:p; T+:t rightangled|right-angled at P+:p',
    rightAngled,
  ),
  ...rule(
    'T:t isosceles triangle? right|rightangled|right-angled angled? at P:p; isosceles right|rightangled|right-angled angled? triangle? T:t right? angled? at P:p; right angled? isosceles triangle T:t right? angled? at P:p; isosceles triangle? T:t right|rightangled|right-angled angled? at P:p',
    (names) => {
      const told = right(one(names, 't'), one(names, 'p'))
      const [a, b] = letters(one(names, 't').replace(one(names, 'p'), ''))
      return told === null ? null : [told, `eq ${one(names, 'p')}${a} = ${one(names, 'p')}${b}`]
    },
  ),
  ...rule('angle A+:a right angles|angle?', (names, figure) =>
    isWhole(
      many(names, 'a').map((a) =>
        a.length === 3 ? `right ${a}` : figure.angle(a).length === 3 ? `right ${figure.angle(a)}` : null,
      ),
    ),
  ),
  ...rule('T+:t equilateral triangle|triangles?; equilateral triangle|triangles T+:t', (names) =>
    many(names, 't').map((t) => `equil ${t}`),
  ),
  ...rule('T:t isosceles triangle?; isosceles triangle T:t', (names) => [`isos ${one(names, 't')}`]),
  ...rule('T:t right angled? triangle?; right angled? triangle T:t', (names) => [`righttriangle ${one(names, 't')}`]),
  ...polygons.flatMap(([word, kind]) =>
    rule(`${word} H:q; H:q ${word}; ${word} Q:q; Q:q ${word}`, (names) => [`${kind} ${one(names, 'q')}`]),
  ),
  ...rule('Q:q cyclic quadrilateral?', (names) => [`cyclic ${one(names, 'q')}`]),
]

/** "PA and PB": both from P; "PQ" at a point that is told. */
function fromPoint(lines: readonly string[], from: string | null): readonly Fact[] | null {
  const [first = '', second] = lines
  const shared = from ?? [...first].find((letter) => second?.includes(letter))
  if (shared === undefined) return null
  return isWhole(
    lines.map((line) =>
      line.includes(shared) && line.length === 2 ? `tan ${line.replace(shared, '')} ${shared}` : null,
    ),
  )
}

/** XAY, or XY with A on it, touches at A. */
function touchingAt(line: string, contact: string): readonly Fact[] {
  const ends = [...line].filter((letter) => letter !== contact)
  const between = ends.length === 2 ? [`on ${contact} ${ends.join('')}`] : []
  return [...ends.map((end) => `tan ${contact} ${end}`), ...between]
}

/** The circle touches sides at points: "BC, CA and AB at D, E and F". */
const touchedSides = (
  sides: readonly string[],
  points: readonly string[],
  isProduced = false,
): readonly Fact[] | null =>
  sides.length === points.length
    ? sides.flatMap((side, at) => {
        const point = points[at] ?? ''
        const [a, b] = letters(side)
        return isProduced
          ? [`tan ${point} ${a}`, `tan ${point} ${b}`, beyond(point, side)]
          : [`tan ${point} ${a}`, `tan ${point} ${b}`, onLine(point, side)]
      })
    : null

const around = 'circumscribe|circumscribes|circumscribing|circumscribed'
const touches = 'touch|touches|touching'
const produced = 'produced|extended'

/** What a sentence tells of a circle. */
const ofCircles: readonly Rule[] = [
  ...rule('centre|center at? P:o; circle P:o', (names) => [`centre ${one(names, 'o')}`]),
  ...rule('P:c P:o , r', (names) => [`centre ${one(names, 'o')}`]),
  ...rule('S:s equal to? diameter of? circle?; S:s circle? diameter equal', (names) => [`eq ${one(names, 's')} = 2 r`]),
  // the sides that it touches are told behind it
  ...rule('circle inscribed in? triangle', () => []),
  ...rule('S:s diameter; diameter S:s', (names) => [`dia ${one(names, 's')}`]),
  ...rule('T:t diameter; diameter T:t', (names) => {
    const [a = '', o = '', b = ''] = one(names, 't')
    return [`dia ${a}${b}`, `on ${o} ${a}${b}`]
  }),
  ...rule('S+:s chords|chord; chords|chord S+:s', (names) =>
    many(names, 's').flatMap((s) => [...s].map((end) => `cir ${end}`)),
  ),
  ...rule(`chords S:a and S:b of? circle? ${meets} other? at|in point? P:p`, (names) => [
    ...[...one(names, 'a'), ...one(names, 'b')].map((end) => `cir ${end}`),
    `meet ${one(names, 'a')} ${one(names, 'b')} ${one(names, 'p')}`,
  ]),
  ...rule(
    `chords S:a and S:b of? circle? ${meets} other? at|in point? P:p outside|externally circle?; chords S:a and S:b of? circle? ${meets} other? outside|externally circle? at|in point? P:p; chords S:a and S:b of? circle? produced|extended ${meets} other? outside? circle? at|in point? P:p; chords S:a and S:b of? circle? when? produced|extended ${meets} other? at|in point? P:p outside? circle?`,
    (names) => {
      const [a, b] = [one(names, 'a'), one(names, 'b')]
      const p = one(names, 'p')
      return [...[...a, ...b].map((end) => `cir ${end}`), `out ${a} ${p}`, `out ${b} ${p}`]
    },
  ),
  ...rule(
    `${touches} S:a at|in P:p and? ${touches}? S:b and S:c ${produced} at|in P:q and P:r; ${touches} S:a at|in P:p and? ${touches}? S:b ${produced} and S:c ${produced} at|in P:q and P:r; ${touches} S:a of triangle T:t at|in P:p and? ${touches}? S:b and S:c ${produced} at|in P:q and P:r`,
    (names) => {
      const inner = touchedSides(many(names, 'a'), many(names, 'p'))
      const outer = touchedSides([one(names, 'b'), one(names, 'c')], [one(names, 'q'), one(names, 'r')], true)
      return inner && outer && [...inner, ...outer]
    },
  ),
  ...rule(`${touches} S:a at|in P:p ,? ${touches}? S:b at|in P:q ,? and? S:c at|in P:r`, (names) =>
    touchedSides(
      [one(names, 'a'), one(names, 'b'), one(names, 'c')],
      [one(names, 'p'), one(names, 'q'), one(names, 'r')],
    ),
  ),
  ...rule(`${touches} S+:a of? triangle|quadrilateral? F:f? at|in points? P+:p`, (names) =>
    touchedSides(many(names, 'a'), many(names, 'p')),
  ),
  ...rule(
    `triangle|quadrilateral|quad|parallelogram|hexagon F:q ${around} circle; triangle|quadrilateral|quad|parallelogram|hexagon F:q to ${around} circle; circle ${touches} sides? of? quadrilateral|quad|triangle|hexagon F:q; circle inscribed in? quadrilateral|quad|triangle|hexagon F:q; sides of? quadrilateral|quad|triangle F:q ${touches} circle`,
    (names) => [`about ${one(names, 'q')}`],
  ),
  ...rule(
    'tangents|tangent S+:s drawn? from external? point? P:p; from external? point? P:p tangents|tangent S+:s; external? point? P:p two? tangents|tangent S+:s; point P:p outside? circle? tangents|tangent S+:s; S+:s tangents|tangent from external? point? P:p',
    (names) => fromPoint(many(names, 's'), one(names, 'p')),
  ),
  ...rule('tangents|tangent S:a and S:b drawn? at P:p and P:q', (names) => [
    ...touchingAt(one(names, 'a'), one(names, 'p')),
    ...touchingAt(one(names, 'b'), one(names, 'q')),
  ]),
  ...rule(
    'tangent D:s at point? contact? P:p; D:s tangent to? circle? at point? P:p; S:s tangent to? circle? with? point of? contact P:p; tangent S:s with? point of? contact P:p; D:s tangent at point? P:p',
    (names) => [...touchingAt(one(names, 's'), one(names, 'p'))],
  ),
  ...rule(`S:s ${touches} circle at point? P:p`, (names) => [...touchingAt(one(names, 's'), one(names, 'p'))]),
  ...rule('S+:s tangents|tangent; tangents|tangent S+:s', (names) =>
    many(names, 's').length > 1 ? fromPoint(many(names, 's'), null) : [`tangentline ${one(names, 's')}`],
  ),
  ...rule(
    `tangents at P:a and P:b ${meets} at|in point? P:t; tangents at ends|extremities? of? chord? P:a and P:b ${meets} at|in point? P:t`,
    (names) => [one(names, 'a'), one(names, 'b')].map((end) => `tan ${end} ${one(names, 't')}`),
  ),
  ...rule(
    `tangent at point? P:c ${meets} diameter? S:s ${produced} at|in point? P:d; tangent at point? P:c to circle ${meets} diameter? S:s ${produced} at|in point? P:d; tangent at point? P:c ${meets} ${produced} S:s at|in point? P:d`,
    (names) => [
      `dia ${one(names, 's')}`,
      `tan ${one(names, 'c')} ${one(names, 'd')}`,
      beyond(one(names, 'd'), one(names, 's')),
    ],
  ),
  ...rule(`tangent at point? P:c ${meets} S:s at|in point? P:d`, (names) => [
    `tan ${one(names, 'c')} ${one(names, 'd')}`,
    onLine(one(names, 'd'), one(names, 's')),
  ]),
  ...rule(
    `T:t ${around} circle; circle ${around} triangle? F:t; circle inscribed in? F:t; F:t ${around} circle`,
    (names) => [`about ${one(names, 't')}`],
  ),
  ...rule(
    'chord S:s parallel to? tangent at P:p; chord S:s of? circle? parallel to? tangent drawn? at point? P:p',
    (names) => [...[...one(names, 's')].map((end) => `cir ${end}`), `partan ${one(names, 's')} ${one(names, 'p')}`],
  ),
  ...rule('chord S:s drawn? parallel to? tangent? S:t; S:s chord parallel to? tangent? S:t', (names) => [
    ...[...one(names, 's')].map((end) => `cir ${end}`),
    `par ${one(names, 's')} ${one(names, 't')}`,
  ]),
  ...rule(`S:s tangent ${touches}? circle? at P:p ${meets} S:a at P:q and S:b at P:r`, (names) => [
    ...touchingAt(one(names, 's'), one(names, 'p')),
    onLine(one(names, 'q'), one(names, 'a')),
    onLine(one(names, 'r'), one(names, 'b')),
  ]),
  // "a third tangent at E meets PA and PB at C and D"
  ...rule(
    `another|third? tangent at point? P:e ${meets} S:a and S:b at|in P:c and P:d; tangent drawn? at point? P:e circle? ${meets} S:a and S:b at|in P:c and P:d; tangent S:t ${touches} circle at P:e ${meets} S:a and S:b at|in P:c and P:d; S:t ${touches} circle at P:e; tangent at point? P:e ${meets} S:a at|in P:c and S:b at|in P:d`,
    (names) => {
      const [e, c, d] = [
        one(names, 'e'),
        one(names, 'c') || one(names, 't').charAt(0),
        one(names, 'd') || one(names, 't').charAt(1),
      ]
      const [a, b] = [one(names, 'a'), one(names, 'b')]
      return [`tan ${e} ${c}`, `tan ${e} ${d}`, `on ${e} ${c}${d}`, ...(a === '' ? [] : [onLine(c, a), onLine(d, b)])]
    },
  ),
  // "a circle with AB as diameter meets AC at P"
  ...rule(`S:d as? diameter ${meets} hypotenuse? S:s at|in point? P:p`, (names) => [
    `dia ${one(names, 'd')}`,
    onLine(one(names, 'p'), one(names, 's')),
  ]),
  ...rule('S:s as diameter', (names) => [`dia ${one(names, 's')}`]),
  ...rule('tangent to circle? at point? P:p bisects S:s; tangent at point? P:p to? circle? bisects S:s', (names) => [
    `tanbis ${one(names, 'p')} ${one(names, 's')}`,
  ]),
  ...rule('P:p bisects arc T:t; P:p mid point of? arc T:t', (names) => {
    const [a, b] = letters(one(names, 't').replace(one(names, 'p'), ''))
    return one(names, 't').includes(one(names, 'p')) ? [`arcs ${a}${one(names, 'p')} ${one(names, 'p')}${b}`] : null
  }),
  ...rule(`tangent at point? P:c to? circle? and diameter S:s when? ${produced} ${meets} at|in point? P:d`, (names) => [
    `dia ${one(names, 's')}`,
    `tan ${one(names, 'c')} ${one(names, 'd')}`,
    beyond(one(names, 'd'), one(names, 's')),
  ]),
  ...rule('P:p any? point inside|interior of? rectangle Q:q', (names) => [
    `inside ${one(names, 'p')} ${one(names, 'q')}`,
    `rect ${one(names, 'q')}`,
  ]),
  ...rule('S:a perpendicular from P:p to|on S:b', (names) => [`perp ${one(names, 'a')} ${one(names, 'b')}`]),
  ...rule(`S:a ${produced} to? meet|meets S:b at|in P:p`, (names) => [
    beyond(one(names, 'p'), one(names, 'a')),
    onLine(one(names, 'p'), one(names, 'b')),
  ]),
  ...rule('P+:p points|point? on? circle', (names) => many(names, 'p').map((p) => `cir ${p}`)),
]

/** Names that are only mentioned. */
const mentioned: readonly Rule[] = [
  ...rule('T+:t triangles|triangle?', () => []),
  ...rule(
    'join|joining|joined|joins|base|hypotenuse|line|segment|segments|diagonal|lines|side|sides|chord|bases|produced|through S+:s',
    () => [],
  ),
  ...rule('S+:s joined|drawn|produced', () => []),
  ...rule('point|points|from|through|external|outside P+:p', () => []),
  ...rule('P:p se', () => []),
  ...rule('P:p point; P:p any? point outside; P:p external point', () => []),
  ...rule('Q:q', () => []),
]

export const rules: readonly Rule[] = [...ofLines, ...ofCircles, ...mentioned]
