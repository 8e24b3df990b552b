import type { Pieces } from '../../question/pieces'
import { isName, up, type Scene } from './figure-scene'
import { phrase } from '../../question/phrase'
import { divide, fraction, surd } from '../../../maths'
import { numeral } from '../../../solutions/measure'

const centre = 'centre|center'
const tangent = 'tangent|tangents'
const touch = 'touch|touches|touching|touched'
const meet = 'milti|milta|milte|mile|meet|meets|meeting|intersect|intersects|intersecting|cut|cuts|cutting'
const produced = 'produced|extended|extension|badhane|badhaya|badhayi'

/** "PBC passes through the centre O" */
export function readThroughCentre(pieces: Pieces, scene: Scene): void {
  const through = 'pass|passes|passing|through through?'
  pieces.each(
    (view) =>
      phrase(view, `@x:letter ${through} ${centre} @o:letter`) ?? phrase(view, `@x:letter ${through} ${centre}`),
    (found) => {
      const { name } = found.facts.x
      const own = 'o' in found.facts ? up(found.facts.o.name) : scene.centre
      if (!isName(own, 1) || name.includes(own)) return false
      scene.centre = own
      scene.isCentreNamed ||= 'o' in found.facts
      if (isName(name, 2)) scene.told.push({ kind: 'diameter', ends: name })
      else if (isName(name, 3))
        scene.told.push({ kind: 'line', points: name }, { kind: 'diameter', ends: name.slice(1) })
      else return false
      return true
    },
  )
}

/** Lines whose point of contact, or whose way through the centre, is told in a clause of its own. */
export function readFurther(pieces: Pieces, scene: Scene): void {
  // "find the angle between the tangent and the chord PQ"
  pieces.each(
    (view) =>
      phrase(view, `angle between ${tangent} .? chord @x:letter`, `angle between chord @x:letter .? ${tangent}`),
    ({ taken, facts: { x } }) => {
      const last = taken.at(-1)
      const behind = last && pieces.view.apart.slice(pieces.view.apart.indexOf(last) + 1)
      const isTold = behind?.find((item) => item.kind !== 'word' || item.text === 'is')?.kind
      if (!isName(x.name, 2) || isTold === 'number' || isTold === 'word' || scene.asksWithChord) return false
      scene.asksWithChord = { chord: x.name, taken }
      return true
    },
  )
  // "tangent PT at P makes 65° with PQ"
  pieces.each(
    (view) =>
      phrase(
        view,
        `${tangent} @x:letter point? at? @t:letter makes|make|making|inclined angle? #v chord? @y:letter`,
        `angle between ${tangent} @x:letter point? at? @t:letter chord @y:letter #v`,
        `@x:letter is? ${tangent} circle? at point? @t:letter making|makes|make|inclined angle? #v chord? @y:letter`,
      ),
    ({ facts: { x, t, y }, numbers, units }) => {
      const [p, q] = [x.name.replace(t.name, ''), y.name.replace(t.name, '')]
      if (!isName(t.name, 1) || !isName(p, 1) || !isName(q, 1) || p === q || units.v === 'cm') return false
      const again = phrase(pieces.view, `angle ${'@z:letter'}`)
      const isSame = [`${p}${t.name}${q}`, `${q}${t.name}${p}`].includes(again?.facts.z.name ?? '')
      if (again && isSame) pieces.take(...again.taken)
      return scene.touch(t.name, p) && scene.on(q) && scene.angle(`${p}${t.name}${q}`, numbers.v)
    },
  )
  // the tangent at C meets AB produced at D, as Hindi puts it
  pieces.each(
    (view) =>
      phrase(
        view,
        `@c:letter par? ${tangent} .? diameter|line? @ab:letter ${produced} @d:letter ${meet}`,
        `${tangent} at? @c:letter .? diameter|line? @ab:letter ${produced} @d:letter ${meet}`,
        `@ab:letter ${produced} * ${meet} ${tangent} at? @c:letter at|point? @d:letter`,
        `@ab:letter is? ${produced} * ${tangent} at? @c:letter at|in|point @d:letter`,
        `@ab:letter ${produced} * ${tangent} at? @c:letter ${meet} it? at|point? @d:letter`,
      ),
    ({ facts: { c, ab, d } }) => {
      const [a = '', b = ''] = ab.name
      if (!isName(c.name, 1) || !isName(ab.name, 2) || !isName(d.name, 1) || ab.name.includes(c.name)) return false
      scene.told.push({ kind: 'line', points: `${a}${b}${d.name}` })
      return scene.touch(c.name, d.name)
    },
  )
  // "the line OQ cuts the circle at R between O and Q"
  pieces.each(
    (view) => phrase(view, `line? @x:letter ${meet} circle at? point? @q:letter between @a:letter .? @b:letter`),
    ({ facts: { x, q, a, b } }) => {
      const p = x.name.replace(scene.centre, '')
      const isOwn = [a.name, b.name].toSorted().join('') === [scene.centre, p].toSorted().join('')
      if (!isName(x.name, 2) || !isName(p, 1) || !isName(q.name, 1) || !isOwn) return false
      scene.told.push({ kind: 'line', points: `${scene.centre}${q.name}${p}` })
      return scene.on(q.name)
    },
  )
  // "OP meets the circle at Q"
  pieces.each(
    (view) => (phrase(view, 'line @x:letter') ? null : phrase(view, `@x:letter ${meet} circle at? point? @q:letter`)),
    ({ facts: { x, q } }) => {
      const p = x.name.replace(scene.centre, '')
      if (!isName(x.name, 2) || !isName(p, 1) || !isName(q.name, 1) || !x.name.startsWith(scene.centre)) return false
      scene.told.push({ kind: 'line', points: `${scene.centre}${q.name}${p}` })
      return scene.on(q.name)
    },
  )
  // "a line through P touches the circle at T"
  pieces.each(
    (view) => phrase(view, `from ~g? @p:letter ${touch} ~h? .? at? point? @t:letter .? @u:letter`),
    ({ facts }) => {
      const [p, t, u] = [facts.p, facts.t, facts.u].map(({ name }) => up(name))
      return (
        [p, t, u].every((name = '') => isName(name, 1)) && !!p && !!t && !!u && scene.touch(t, p) && scene.touch(u, p)
      )
    },
  )
  pieces.each(
    (view) => phrase(view, `through|from point? @p:letter ${touch} circle? at? point? @t:letter`),
    ({ facts: { p, t } }) => isName(up(p.name), 1) && isName(up(t.name), 1) && scene.touch(up(t.name), up(p.name)),
  )
}

/** "The perimeter of △PCD is 24 cm", where CD is a third tangent: PA is half of it; the line that says so. */
export function readCutOff(pieces: Pieces, scene: Scene): string | null {
  let lead: string | null = null
  pieces.each(
    (view) => phrase(view, 'perimeter triangle? @t:letter #n', 'triangle @t:letter perimeter #n'),
    ({ facts: { t }, numbers: { n }, units }) => {
      const lines = scene.told.flatMap((one) => (one.kind === 'line' ? [[...one.points]] : []))
      const own = lines.filter(([p = '', c = '']) => t.name.includes(p) && t.name.includes(c))
      const [[p = '', c = '', a = ''] = [], [q = '', d = '', b = ''] = [], ...more] = own
      const e = scene.told.flatMap((one) =>
        one.kind === 'touch' && one.through === c && one.at !== a ? [one.at] : [],
      )[0]
      if (!isName(t.name, 3) || p !== q || b === '' || e === undefined || more.length > 0 || lead !== null) return false
      const half = divide(n, fraction(2))
      const size = `${numeral(half)}$ ${units.n}`.trim()
      lead = `Tangents from one point are equal: $${c}${e} = ${c}${a}$ and $${d}${e} = ${d}${b}$. So the perimeter of $\\triangle ${t.name}$ is $${p}${c} + ${c}${a} + ${p}${d} + ${d}${b} = ${p}${a} + ${p}${b} = 2${p}${a}$, and $${p}${a} = \\frac{1}{2} \\times ${numeral(n)} = ${size}.`
      return scene.length(`${p}${a}`, surd(half, 1), units.n)
    },
  )
  return lead
}
