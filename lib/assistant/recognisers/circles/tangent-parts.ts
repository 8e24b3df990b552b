import { justThese, letterFacts } from './named-lengths'
import { tangentParts as solution, type TangentParts } from '../../../solutions/circles/tangent-parts'
import { phrase, told } from '../../question/phrase'
import { lengthsIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "A circle inscribed in triangle ABC touches AB, BC and CA at D, E and F. AB = 13 cm, ... Find AD, BE and CF." */
export const tangentParts = recogniser<TangentParts>({
  id: 'tangent-parts-of-three-sides',
  solution,
  story: true,
  cues: ['circle', 'incircle'],
  words: [
    ...[
      'circle',
      'incircle',
      'inscribed',
      'touches',
      'touch',
      'touching',
      'sides',
      'side',
      'triangle',
      'tangents',
      'circumscribes',
    ],
    ...['lengths', 'length', 'at', 'respectively', 'three'],
  ],
  examples: [
    'A circle inscribed in △ABC touches the sides AB, BC and CA at D, E and F. If AB = 13 cm, BC = 15 cm and CA = 12 cm, find AD, BE and CF.',
    'The sides KL, LM and MK of a triangle are tangents to a circle at P, Q and R. Given KL = 19 cm, LM = 14 cm and MK = 17 cm, find the lengths of KP, LQ and MR.',
    'circle inscribed in triangle ABC touches AB, BC, CA at D, E, F. AB=10 cm BC=8 cm CA=12 cm. AD, BE aur CF nikalo',
    'a circle is inscribed in triangle ABC touching AB, BC, CA at D, E, F. AB=15cm BC=11cm CA=12 cm find AD, BE and CF',
  ],
  refuses: [
    'A circle inscribed in △ABC touches the sides AB, BC and CA at D, E and F. If AB = 13 cm, BC = 15 cm and CA = 12 cm, find AD.',
    'A circle inscribed in △ABC touches the sides AB, BC and CA at D, E and F. If AB = 13 cm, BC = 15 cm and CA = 12 cm, find AE, BF and CD.',
    'A circle through A, B and C circumscribes △ABC. D, E and F are the midpoints of AB, BC and CA. If AB = 13 cm, BC = 15 cm and CA = 12 cm, find AD, BE and CF.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const onSides = phrase(question, '@d:letter @ab:letter @e:letter @bc:letter @f:letter @ca:letter')
    const inRow = phrase(question, '@ab:letter @bc:letter @ca:letter * @d:letter @e:letter @f:letter')
    const named = phrase(
      question,
      '@t:letter touches|touching sides? @ab:letter @bc:letter @ca:letter * @d:letter @e:letter @f:letter',
    )
    const list = [onSides, named, inRow].find((one) => one?.facts.ab.name.length === 2 && one.facts.d.name.length === 1)
    if (!lengths || !list) return null
    const { ab, bc, ca, d, e, f } = list.facts
    const sides = [ab.name, bc.name, ca.name]
    const [one, two, three] = sides
    const corner = (first = '', second = '') => [...first].filter((at) => second.includes(at)).join('')
    const [A, B, C] = [corner(one, three), corner(one, two), corner(two, three)]
    const contacts = [d.name, e.name, f.name]
    const values = justThese(lengths, ...sides)
    const [x, y, z] = values ?? []
    const names = [A, B, C, ...contacts]
    if (!x || !y || !z || names.some((name) => !/^[A-Z]$/.test(name)) || new Set(names).size < 6) return null
    const wanted = [`${A}${d.name}`, `${B}${e.name}`, `${C}${f.name}`].map(segment)
    const asked = namesOf(question, 2)
      .map(({ name }) => segment(name))
      .slice(-3)
    const isIn = question.words.some((word) =>
      /^(?:inscribed|incircle|circumscribes|tangents|touches|touch|touching)$/.test(word),
    )
    const all = new Set([...sides.map(segment), ...wanted])
    if (!isIn || wanted.join() !== asked.join() || !namesOf(question, 2).every(({ name }) => all.has(segment(name))))
      return null
    const rest = told(question, list)
    return {
      given: { names: [A, B, C, d.name, e.name, f.name], sides: [x, y, z], unit: lengths.unit },
      used: [...rest.used, ...lengths.used, ...letterFacts(question)],
      said: rest.said,
    }
  },
  before: () => '',
})
