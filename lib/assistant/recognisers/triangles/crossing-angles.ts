import { similarIn } from './similar'
import { crossingAngles as solution, type Given } from '../../../solutions/triangles/crossing-angles'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { angleNamed, anglesIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

const crossings = [
  '@s:letter @t:letter * cross|intersect|meet point? @o:letter',
  'sticks|segments|lines @s:letter @t:letter * @o:letter',
] as const
const asked = ['angle @a:letter angle? @b:letter angle? @c:letter'] as const

export const crossingAngles = recogniser<Given>({
  id: 'angles-at-a-crossing',
  solution,
  story: true,
  cues: ['similar'],
  words: [
    ...[
      'similar',
      'triangle',
      'triangles',
      'angle',
      'angles',
      'line',
      'segments',
      'two',
      'straight',
      'together',
      'figure',
    ],
    ...['order', 'degrees', 'intersect', 'point', 'each', 'other'],
  ],
  examples: [
    'The line segments AC and BD cross at O, and △AOB ∼ △COD. If ∠BOC = 118° and ∠OAB = 54°, find ∠AOB, ∠OCD and ∠ODC.',
    'In the figure, PR and QS intersect at O so that △POQ ∼ △SOR. Given ∠QOR = 121° and ∠OPQ = 72°, find ∠POQ, ∠ORS and ∠OSR. Give them in this order, in degrees.',
    'AC and BD intersect at O, triangle AOB ~ triangle COD, angle BOC = 125° and angle OAB = 70° find angle AOB, angle OCD, angle ODC',
  ],
  refuses: [
    'The line segments AC and BD cross at O, and △AOB ∼ △COD. If ∠BOC = 118° and ∠OAB = 54°, find ∠AOB, ∠OBA and ∠ODC.',
    'The line segments AC and BD cross at O, and △AOB ∼ △COD. If ∠AOB = 118° and ∠OAB = 24°, find ∠BOC, ∠OCD and ∠ODC.',
    'The line segments AC and BD cross at O, and △AOB ∼ △ODC. If ∠BOC = 118° and ∠OAB = 54°, find ∠AOB, ∠OCD and ∠ODC.',
  ],
  read: (question) => {
    const [similar, cross, wanted] = [similarIn(question), phrase(question, ...crossings), phrase(question, ...asked)]
    const angles = anglesIn(question)
    if (!similar || !cross || !wanted || angles?.of.size !== 2) return null
    const o = cross.facts.o.name
    const [a, middle, b] = similar.first
    const pairs = [cross.facts.s.name, cross.facts.t.name].map(segment)
    const across = (corner: string) => pairs.find((name) => name.includes(corner))?.replace(corner, '')
    const [c, d] = [across(a), across(b)]
    if (middle !== o || !c || !d || c === b || c.length !== 1 || d.length !== 1) return null
    const other = similar.second.join('')
    const crosswise = other === `${d}${o}${c}`
    if (!crosswise && other !== `${c}${o}${d}`) return null
    const [outer, given] = [angles.of.get(angleNamed(`${b}${o}${c}`)), angles.of.get(angleNamed(`${o}${a}${b}`))]
    const names = [wanted.facts.a.name, wanted.facts.b.name, wanted.facts.c.name].map(angleNamed)
    const order = [`${a}${o}${b}`, `${o}${c}${d}`, `${o}${d}${c}`].map(angleNamed)
    if (!outer || !given || names.join() !== order.join()) return null
    const segments = factsOf(question, 'letter').filter(({ name }) => name.length < 3)
    const { used, said } = told(question, cross, wanted)
    const isOwn = segments.every(({ name }) => [...name].every((each) => [a, b, c, d, o].includes(each)))
    if (!isOwn) return null
    return {
      given: { letters: [a, b, c, d, o], outer, given, crosswise },
      used: [...similar.used, ...used, ...angles.used, ...segments],
      said: [...similar.said, ...said],
    }
  },
})
