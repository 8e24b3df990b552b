import type { Pieces } from '../../question/pieces'
import { isName, sharing, up, type Scene } from './figure-scene'
import { phrase } from '../../question/phrase'
import { exactly, surdIn } from '../../question/polynomial'
import type { Item } from '../../question/fact'
import type { Node } from '../../question/reading'
import { divide, fraction, multiply, surd, type Surd } from '../../../maths'
import { rationalOf } from '../../../maths/quotient'
import { onlyTerm, unity } from '../../../maths/sum'

const centre = 'centre|center'
const isAngle = (unit: string) => unit === '' || unit === '°'
const isLength = (unit: string) => unit !== '°'

/** The numbers that are told in words: the radius, how far a point is from the centre, the angle between the tangents. */
export function readNumbers(pieces: Pieces, scene: Scene): void {
  const far = (point: string, value: Parameters<typeof surd>[0], unit: string) => {
    if (!isLength(unit)) return false
    return scene.length(`${scene.centre}${up(point)}`, surd(value, 1), unit)
  }
  pieces.each(
    (view) => phrase(view, 'radius|radii #r', 'radius circle #r'),
    ({ numbers, units }) => isLength(units.r) && scene.setRadius(numbers.r, units.r),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `@p:letter .? distance? #d away|far? ${centre} @o:letter`,
        `@p:letter .? #d away|far? from @o:letter`,
        `distance @p:letter from|to? ${centre} @o:letter circle? #d`,
      ),
    ({ facts, numbers, units, taken }) =>
      isName(up(facts.o.name), 1) &&
      // "two paths from G"
      !taken.some((item) => item.kind === 'word' && item.text === 'two') &&
      (!scene.isCentreNamed || up(facts.o.name) === scene.centre) &&
      isName(up(facts.p.name), 1) &&
      setCentre(scene, up(facts.o.name)) &&
      far(facts.p.name, numbers.d, units.d),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `@p:letter .? distance? #d away|far? ${centre}`,
        `distance point? @p:letter ${centre} circle? #d`,
        `distance @p:letter is|= #d`,
      ),
    ({ facts, numbers, units }) => isName(up(facts.p.name), 1) && far(facts.p.name, numbers.d, units.d),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `#d away|far? from ${centre} @o:letter`,
        `distance point ${centre} @o:letter circle? #d`,
        `#d ${centre} @o:letter`,
      ),
    ({ facts, numbers, units }) =>
      isName(up(facts.o.name), 1) && setCentre(scene, up(facts.o.name)) && far('?', numbers.d, units.d),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `#d away|far? from ${centre}`,
        `point #d away|far? ${centre}`,
        `distance? point? ${centre} circle? #d`,
        `distance from? ${centre} is? #d`,
        `${centre} se #d`,
      ),
    ({ numbers, units }) => far('?', numbers.d, units.d),
  )
  pieces.each(
    (view) => phrase(view, '#r radius|radii'),
    // "two radii" counts them
    ({ numbers, units, taken }) =>
      isLength(units.r) &&
      !(units.r === '' && taken.some((item) => item.kind === 'word' && item.text === 'radii')) &&
      !isAcross(pieces, taken) &&
      scene.setRadius(numbers.r, units.r),
  )
  pieces.each(
    (view) => phrase(view, 'radius @r:letter', '@r:letter is|be? radius'),
    ({ facts: { r } }) => r.name === 'r' && (scene.isInRadii || scene.inRadii()),
  )
  pieces.each(
    (view) => phrase(view, '@x:letter is? equal|equals? %k radius', '@x:letter equal? %k radius'),
    ({ facts: { x }, numbers }) => isName(x.name, 2) && scene.manyRadii(x.name, numbers.k),
  )
  // "a chord PQ is equal to the radius", "△OPQ is equilateral"
  pieces.each(
    (view) =>
      phrase(
        view,
        'length? chord @x:letter circle? length? equal radius circle?',
        '@x:letter chord circle? length? equal radius circle?',
        `chord @x:letter circle ${centre} @o:letter equal radius circle?`,
        `@x:letter chord circle ${centre} @o:letter length? equal radius circle?`,
        'chord @x:letter length? radius equal',
        '@x:letter equilateral triangle?',
      ),
    ({ facts: { x }, taken }) => {
      const isTriangle =
        x.name.length === 3 && taken.some((item) => item.kind === 'word' && item.text === 'equilateral')
      const chord = isTriangle && x.name.includes(scene.centre) ? x.name.replace(scene.centre, '') : x.name
      return (
        isName(chord, 2) && !chord.includes(scene.centre) && scene.on(...chord) && scene.manyRadii(chord, fraction(1))
      )
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `distance point? @p:letter ${centre} @o:letter circle? is? %k radius`,
        `@p:letter distance ${centre} @o:letter circle? is? %k radius`,
        `@p:letter distance? %k radius away? from ${centre} @o:letter`,
      ),
    ({ facts: { p }, numbers }) => isName(up(p.name), 1) && scene.manyRadii(`${scene.centre}${up(p.name)}`, numbers.k),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `distance point? @p:letter ${centre} circle? is? %k radius`,
        `@p:letter distance? %k radius ${centre}`,
      ),
    ({ facts: { p }, numbers }) => isName(up(p.name), 1) && scene.manyRadii(`${scene.centre}${up(p.name)}`, numbers.k),
  )
  pieces.each(
    (view) => phrase(view, `distance point? ${centre} circle? is? %k radius`, `distance %k radius ${centre}?`),
    ({ numbers }) => scene.manyRadii(`${scene.centre}?`, numbers.k),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `distance equal diameter circle? ${centre}`,
        `distance point? ${centre} circle? equal? diameter circle?`,
        `distance diameter ${centre}`,
        `${centre} distance diameter equal`,
        `diameter equal distance ${centre}`,
      ),
    () => scene.manyRadii(`${scene.centre}?`, fraction(2)),
  )
  pieces.each(
    (view) => phrase(view, `distance point? @p:letter ${centre} circle? equal? diameter circle?`),
    ({ facts: { p } }) => isName(up(p.name), 1) && scene.manyRadii(`${scene.centre}${up(p.name)}`, fraction(2)),
  )
  pieces.each(
    (view) => phrase(view, '@x:letter is|equal|equals equal? diameter'),
    ({ facts: { x } }) => isName(x.name, 2) && x.name.includes(scene.centre) && scene.manyRadii(x.name, fraction(2)),
  )
  pieces.each(
    (view) => phrase(view, 'diameter #r', 'diameter circle #r', '#r diameter'),
    ({ numbers, units, taken }) =>
      isLength(units.r) && !isAcross(pieces, taken) && scene.setRadius(multiply(numbers.r, fraction(1, 2)), units.r),
  )
}

/** "The tangent is 40 cm what is the diameter": the number belongs to what stands before it. */
function isAcross(pieces: Pieces, taken: readonly Item[]): boolean {
  const [from, to] = [taken[0], taken.at(-1)].map((item) => (item ? pieces.view.apart.indexOf(item) : -1))
  return pieces.view.apart
    .slice(from, to)
    .some((item) => item.kind === 'word' && /^(?:what|how|which)$/.test(item.text))
}

const setCentre = (scene: Scene, name: string): boolean => {
  scene.centre = name
  scene.isCentreNamed = true
  return true
}

export function readCentre(pieces: Pieces, scene: Scene): void {
  pieces.each(
    (view) => phrase(view, `@o:letter is|being ${centre}`, `${centre} is? @o:letter`),
    ({ facts }) => {
      const name = up(facts.o.name)
      return isName(name, 1) && (!scene.isCentreNamed || scene.centre === name) && setCentre(scene, name)
    },
  )
  pieces.each(
    (view) => phrase(view, `@o:letter ${centre}`),
    ({ facts }) => up(facts.o.name) === 'O' && setCentre(scene, 'O'),
  )
}

const tangent = 'tangent|tangents'
const touch = 'touch|touches|touching|touched'
const meet = 'meet|meets|meeting|intersect|intersects|intersecting|cut|cuts|cutting'
const produced = 'produced|extended|extension'

/** Tangents, chords, diameters and what lies on the circle. */
export function readFigure(pieces: Pieces, scene: Scene): void {
  const on = (name: string) => isName(name, 2) && scene.on(...name)
  pieces.each(
    (view) => phrase(view, 'angle between two|these? radii circle? #v', 'radii * angle #v', 'radii * at #v'),
    ({ numbers, units }) => {
      if (!isAngle(units.v) || !phrase(pieces.view, `${tangent} * ends|end`)) return false
      return scene.touch('1', '?') && scene.touch('2', '?') && scene.angle(`1${scene.centre}2`, numbers.v)
    },
  )
  pieces.each(
    (view) => phrase(view, 'ends|end these|two? radii', 'at ends|end radii', 'two radii'),
    () => scene.contacts.includes('1'),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `${tangent} circle? point? @a:letter makes|make|making angle #v chord @x:letter`,
        `angle between ${tangent} point? @a:letter chord @x:letter #v`,
      ),
    ({ facts: { a, x }, numbers, units }) => {
      const b = x.name.replace(a.name, '')
      if (!isName(a.name, 1) || !isName(b, 1) || !isAngle(units.v)) return false
      return scene.touch(a.name, '4') && scene.on(b) && scene.angle(`4${a.name}${b}`, numbers.v)
    },
  )
  // the tangent at C meets the diameter AB produced at D
  pieces.each(
    (view) =>
      phrase(
        view,
        `${tangent} circle? point? @c:letter ${meet} diameter? line? @ab:letter ${produced} point? @d:letter`,
        `${tangent} circle? point? @c:letter ${meet} ${produced} diameter? @ab:letter point? @d:letter`,
        `${tangent} circle? point? @c:letter diameter? line? @ab:letter ${produced} ${meet} point? @d:letter`,
      ),
    ({ facts: { c, ab, d } }) => {
      const [a = '', b = ''] = ab.name
      if (!isName(c.name, 1) || !isName(ab.name, 2) || !isName(d.name, 1)) return false
      scene.touch(c.name, d.name)
      scene.told.push({ kind: 'line', points: `${a}${b}${d.name}` })
      return true
    },
  )
  pieces.each(
    (view) => phrase(view, `${tangent} circle? point? @p:letter .? @q:letter ${meet} each? other? point? @t:letter`),
    ({ facts: { p, q, t } }) =>
      isName(p.name, 1) && isName(q.name, 1) && scene.touch(p.name, t.name) && scene.touch(q.name, t.name),
  )
  pieces.each(
    (view) => phrase(view, `${tangent} * ends|end * ${meet} point? @t:letter`),
    ({ facts: { t } }) => {
      const [a, b] = chordEnds(scene)
      return a !== undefined && b !== undefined && scene.touch(a, t.name) && scene.touch(b, t.name)
    },
  )
  // a pair
  for (const pair of [
    `@x:letter .? @y:letter are|be? two? pair? ${tangent}`,
    `${tangent} segments? @x:letter .? @y:letter`,
    `@x:letter .? @y:letter .? * ${touch}`,
  ] as const)
    pieces.each(
      (view) => phrase(view, pair),
      ({ facts: { x, y } }) => {
        const found = sharing(x.name, y.name)
        if (!found) return false
        const [p, a, b] = found
        return scene.touch(a, p) && scene.touch(b, p)
      },
    )
  pieces.each(
    (view) =>
      phrase(
        view,
        `@p:letter .? @q:letter par|pe|at? ${tangent} point? @t:letter par|pe? ${meet}|milte|milti|milen|milta`,
      ),
    ({ facts: { p, q, t } }) =>
      [p, q, t].every(({ name }) => isName(name, 1)) && scene.touch(p.name, t.name) && scene.touch(q.name, t.name),
  )
  pieces.each(
    (view) => phrase(view, 'at|in one|single point'),
    () => true,
  )
  // "they meet at a peg T"
  pieces.each(
    (view) => phrase(view, `${meet} at|in ~n? @t:letter`, `${meet} point @t:letter`),
    ({ facts: { t } }) => isName(t.name, 1) && scene.outer.length === 1 && scene.outer.includes(t.name),
  )
  readThird(pieces, scene)
  // one, with its point of contact or without
  pieces.each(
    (view) =>
      phrase(
        view,
        `@x:letter ${tangent}|${touch} circle? at point? @t:letter`,
        `${tangent} @x:letter circle? * at point? @t:letter`,
        `@x:letter ${touch} circle? @t:letter`,
      ),
    ({ facts: { x, t } }) => {
      if (!isName(x.name, 2) || !isName(t.name, 1)) return false
      if (x.name.includes(t.name)) return scene.touch(t.name, x.name.replace(t.name, ''))
      const [p = '', q = ''] = x.name
      scene.told.push({ kind: 'line', points: `${p}${t.name}${q}` })
      return scene.touch(t.name, p) && scene.touch(t.name, q)
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `from @p:letter ${tangent} @x:letter`,
        `from point? @p:letter * ${tangent} @x:letter`,
        `${tangent} @x:letter from point? @p:letter`,
      ),
    ({ facts: { p, x } }) => {
      const from = up(p.name)
      return isName(x.name, 2) && x.name.includes(from) && scene.touch(x.name.replace(from, ''), from)
    },
  )
  pieces.each(
    (view) => phrase(view, `${tangent} @x:letter`, `@x:letter is|be? ${tangent}`),
    ({ facts: { x } }) => {
      const outside = scene.told.find(
        (one) => one.kind === 'length' && one.name.startsWith(scene.centre) && x.name.includes(one.name.charAt(1)),
      )
      const from = outside?.kind === 'length' ? outside.name.charAt(1) : x.name.charAt(0)
      return isName(x.name, 2) && scene.touch(x.name.replace(from, ''), from)
    },
  )
  pieces.each(
    (view) => phrase(view, `${tangent} circle? point? at @t:letter`),
    ({ facts: { t } }) => isName(t.name, 1) && (scene.contacts.includes(t.name) || scene.touch(t.name, '4')),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `@x:letter .? @y:letter are? point contact ${tangent}?`,
        `${touch} circle? @x:letter .? @y:letter`,
        `${touch} circle? at @x:letter .? @y:letter`,
      ),
    ({ facts: { x, y } }) => {
      const isOwn = isName(x.name, 1) && isName(y.name, 1) && scene.contacts.length === 0
      return isOwn && scene.touch(x.name, '?') && scene.touch(y.name, '?')
    },
  )
  // on the circle
  pieces.each(
    (view) => phrase(view, 'diameter @x:letter', '@x:letter circle? is|be|as? diameter'),
    ({ facts: { x } }) => {
      const { name } = x
      if (isName(name, 3) && (!scene.isCentreNamed || name.charAt(1) === scene.centre)) {
        setCentre(scene, name.charAt(1))
        scene.told.push({ kind: 'diameter', ends: `${name.charAt(0)}${name.charAt(2)}` })
        return true
      }
      if (!isName(name, 2) || name.includes(scene.centre)) return false
      scene.told.push({ kind: 'diameter', ends: name })
      return true
    },
  )
  pieces.each(
    (view) => phrase(view, '#c chord @x:letter'),
    ({ facts: { x }, numbers, units }) =>
      isLength(units.c) && on(x.name) && scene.length(x.name, surd(numbers.c, 1), units.c),
  )
  pieces.each(
    (view) => phrase(view, 'chord @x:letter', '@x:letter is|be? chord'),
    ({ facts: { x } }) => on(x.name),
  )
  // "the line BT cuts the circle again at Q"
  pieces.each(
    (view) =>
      phrase(
        view,
        `line? @x:letter ${meet} circle again? at? point? @q:letter`,
        `line? @x:letter ${meet} circle at? point? @q:letter again`,
      ),
    ({ facts: { x, q } }) => {
      const isOn = (point: string) =>
        scene.contacts.includes(point) ||
        scene.told.some(
          (one) => (one.kind === 'on' && one.point === point) || (one.kind === 'diameter' && one.ends.includes(point)),
        )
      const [from, ...more] = [...x.name].filter(isOn)
      if (!isName(x.name, 2) || !isName(q.name, 1) || from === undefined || more.length > 0) return false
      scene.told.push({ kind: 'line', points: `${from}${q.name}${x.name.replace(from, '')}` })
      return scene.on(q.name)
    },
  )
  pieces.each(
    (view) => phrase(view, 'radius|radii @x:letter', '@x:letter is|be? radius|radii'),
    ({ facts: { x } }) =>
      isName(x.name, 2) && x.name.includes(scene.centre) && scene.on(x.name.replace(scene.centre, '')),
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        '@p:letter is|lies any? point? on? circle same side @x:letter as @q:letter',
        'point @p:letter circle same side @x:letter as @q:letter',
      ),
    ({ facts: { p, q, x } }) => {
      if (!isName(p.name, 1) || !isName(q.name, 1) || !isName(x.name, 2)) return false
      scene.told.push({ kind: 'side', points: `${p.name}${q.name}`, line: x.name, same: true })
      return scene.on(p.name)
    },
  )
  pieces.each(
    (view) =>
      phrase(view, 'point? @x:letter .? @y:letter lie? on circle', '@x:letter .? @y:letter are? point on circle'),
    ({ facts: { x, y } }) => isName(x.name, 1) && isName(y.name, 1) && scene.on(x.name, y.name),
  )
  pieces.each(
    (view) => phrase(view, '@x:letter is|lies|be? any? point? on circle', 'point @x:letter on circle'),
    ({ facts: { x } }) => isName(x.name, 1) && scene.on(x.name),
  )
  pieces.each(
    (view) => phrase(view, 'major|minor arc @x:letter'),
    () => false,
  )
  pieces.each(
    (view) => phrase(view, '@p:letter same side @x:letter as @q:letter', '@p:letter @q:letter same side @x:letter'),
    ({ facts: { p, q, x } }) => {
      if (!isName(p.name, 1) || !isName(q.name, 1) || !isName(x.name, 2)) return false
      scene.told.push({ kind: 'side', points: `${p.name}${q.name}`, line: x.name, same: true })
      return true
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        '@x:letter .? @y:letter intersect|meet|cut|intersects|meets|cuts at? @m:letter',
        '@x:letter intersects|meets|cuts @y:letter at? @m:letter',
      ),
    ({ facts: { x, y, m } }) => {
      const lines = [x.name, y.name]
      const isPlain =
        lines.every((name) => isName(name, 2)) && isName(m.name, 1) && lines.some((name) => name.includes(scene.centre))
      if (!isPlain) return false
      for (const name of lines) scene.told.push({ kind: 'line', points: `${name.charAt(0)}${m.name}${name.charAt(1)}` })
      return true
    },
  )
}

const chordEnds = (scene: Scene): readonly (string | undefined)[] => {
  const on = scene.told.flatMap((one) => (one.kind === 'on' ? [one.point] : []))
  return on.length === 2 ? on : []
}

/** A third tangent cuts two that are known, PA at C and PB at D. */
function readThird(pieces: Pieces, scene: Scene): void {
  const ends: string[] = []
  const cuts = (x: string, c: string): boolean => {
    const tangent = scene.told.find((one) => one.kind === 'touch' && x.includes(one.at) && x.includes(one.through))
    if (tangent?.kind !== 'touch' || !isName(x, 2) || !isName(c, 1) || x.includes(c)) return false
    scene.told.push({ kind: 'line', points: `${tangent.through}${c}${tangent.at}` })
    ends.push(c)
    return true
  }
  pieces.each(
    (view) =>
      phrase(
        view,
        `${meet} @x:letter at|in|point? @c:letter .? @y:letter at|in|point? @d:letter`,
        `${meet} @x:letter .? @y:letter at|in|point? @c:letter .? @d:letter`,
      ),
    ({ facts: { x, c, y, d } }) => cuts(x.name, c.name) && cuts(y.name, d.name),
  )
  pieces.each(
    (view) => phrase(view, '@c:letter on @x:letter'),
    ({ facts: { x, c } }) => cuts(x.name, c.name),
  )
  const [c, d, ...more] = ends
  if (c === undefined || d === undefined || more.length > 0) return
  const own = `${c}${d}`
  pieces.each(
    (view) =>
      phrase(
        view,
        'between @a:letter .? @b:letter side of? @p:letter',
        'between @a:letter .? @b:letter',
        'minor|smaller arc between? @a:letter .? @b:letter',
      ),
    ({ facts: { a, b } }) => [a, b].every(({ name }) => scene.contacts.includes(name)),
  )
  const contact =
    phrase(
      pieces.view,
      `third|another|@cd:letter ${tangent} * @e:letter`,
      `@e:letter * arc`,
      `${touch} * @e:letter`,
      `${tangent} * @e:letter`,
    ) ?? null
  const e = contact && isName(contact.facts.e.name, 1) ? contact.facts.e.name : '3'
  if ([c, d].includes(e)) return
  scene.touch(e, c)
  scene.touch(e, d)
  pieces.each(
    (view) =>
      phrase(view, `third|another ${tangent}`, 'minor|smaller arc @ab:letter', 'minor|smaller arc', 'third|another'),
    () => true,
  )
  pieces.each(
    (view) => phrase(view, '@x:letter ${tangent}', `${tangent} @x:letter`, '@x:letter'),
    ({ facts: { x } }) => [own, `${d}${c}`].includes(x.name),
  )
}

/** r√2, where r is the radius. */
export function inRadii(node: Node, scene: Scene): Surd | null {
  const value = exactly(node)
  const term = value && onlyTerm(value.top)
  const [power, ...more] = term?.powers ?? []
  const bottom = value && rationalOf({ top: value.bottom, bottom: unity })
  if (!term || !bottom || more.length > 0 || power?.[0] !== 'r' || power[1] !== 1) return null
  if (!scene.isInRadii && (scene.radius || !scene.inRadii())) return null
  return surd(divide(term.coefficient, bottom), Number(term.radicand))
}

/** What is said of two tangents together, and of tangents that have no name. */
export function readTangents(pieces: Pieces, scene: Scene): void {
  let between = false
  pieces.each(
    (view) =>
      phrase(view, `${tangent} * from|external point? @p:letter`, `from|external point? @p:letter * ${tangent}`),
    ({ facts: { p }, taken }) => {
      const isFree = isName(up(p.name), 1) && (scene.outer.length === 0 || scene.outer.includes(up(p.name)))
      if (isFree)
        pieces.take(...taken.filter((item) => item.kind !== 'word' || !tangent.split('|').includes(item.text)))
      return isFree && false
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `angle between two? ${tangent} * #v`,
        `angle between|made two? ${tangent}|ropes|strings|paths|wires|roads|rods|them #v`,
        `angle between ${tangent} @x:letter .? @y:letter #v`,
        `inclined #v each other`,
        `inclined each? other? angle? #v`,
        `${tangent} each? other? #v`,
        `make|makes|making angle #v each other`,
        `angle #v between ${tangent}|them`,
        `${tangent} * beech #v angle|kon`,
        `both beech #v angle|kon`,
        'beech|bich angle|kon #v',
        `#v each other`,
      ),
    ({ numbers, units }) => {
      if (!isAngle(units.v) || between) return false
      between = true
      return scene.angle('1?2', numbers.v)
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        'perpendicular each other',
        'right angles|angle each other',
        'tangents * perpendicular',
        'tangents * right angles|angle',
        'mutually perpendicular tangents',
        'perpendicular tangents',
      ),
    ({ taken }) => {
      if (between || !endsClause(pieces.view.apart, taken)) return false
      between = true
      return scene.angle('1?2', fraction(90))
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `angle between|of two|pair? ${tangent}|them`,
        `angle between|of ${tangent}|them`,
        `angle made ${tangent}`,
      ),
    ({ taken }) => {
      if (between || scene.asksBetween.length > 0) return false
      scene.asksBetween = taken
      return true
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        `${tangent} length? #t`,
        'length of? each #t',
        '#t away? from him|her|me|it|them',
        `${tangent} point #t`,
        `length ${tangent}? #t`,
        `#t long ${tangent}`,
        `length ${tangent} * #t`,
        `${tangent} * length #t`,
        `${tangent} * #t long`,
      ),
    // "a chord of length 24": a bare length beside a chord is not that of a tangent
    ({ numbers, units, taken }) =>
      isLength(units.t) &&
      (chordEnds(scene).length === 0 ||
        taken.some((item) => item.kind === 'word' && tangent.split('|').includes(item.text))) &&
      scene.length('?1', surd(numbers.t, 1), units.t),
  )
  pieces.each(
    (view) =>
      phrase(view, 'chord length? #c', '#c chord', 'chord * #c long', '@x:letter #c long', '@x:letter of? length #c'),
    ({ numbers, units }) => {
      const [a, b] = chordEnds(scene)
      return (
        isLength(units.c) && a !== undefined && b !== undefined && scene.length(`${a}${b}`, surd(numbers.c, 1), units.c)
      )
    },
  )
  pieces.each(
    (view) => phrase(view, `${tangent} * length @t:formula`, `length ${tangent} * @t:formula`),
    ({ facts: { t } }) => {
      const value = surdIn(t.node)
      return value !== null && scene.length('?1', value, '')
    },
  )
  pieces.each(
    (view) => phrase(view, `@d:formula ${centre} @o:letter`, `@d:formula from? @o:letter`),
    ({ facts: { d, o } }) => {
      const value = surdIn(d.node) ?? inRadii(d.node, scene)
      return value !== null && up(o.name) === scene.centre && scene.length(`${scene.centre}?`, value, '')
    },
  )
  pieces.each(
    (view) => phrase(view, `@d:formula ${centre}`),
    ({ facts: { d } }) => {
      const value = surdIn(d.node) ?? inRadii(d.node, scene)
      return value !== null && scene.length(`${scene.centre}?`, value, '')
    },
  )
}

/** Whether nothing is told to stand in such a way to what was taken: "perpendicular to OP". */
function endsClause(items: readonly Item[], taken: readonly Item[]): boolean {
  const last = taken.at(-1)
  const behind = items.slice(last ? items.indexOf(last) + 1 : 0)
  const next = behind.find((item) => item.kind !== 'word' || !/^(?:to|the|each|other|a|with)$/.test(item.text))
  return next?.kind !== 'letter' && !(next?.kind === 'word' && /^(?:radius|chord|line|diameter)$/.test(next.text))
}
