import { letterFacts } from './named-lengths'
import { tangentFacts as solution, type TangentFact } from '../../../solutions/circles/tangent-facts'
import { isFact, type Fact, type Word } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { segment } from '../../question/segments'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

interface Wording {
  readonly fact: TangentFact
  /** One of them must be there. */
  readonly phrases: readonly string[]
  /** One of each must be there. */
  readonly needs: readonly string[]
  /** Nothing but these is said besides. */
  readonly besides: string
}

const count = ['many|number tangents|tangent', 'many|number common? point']
const through =
  'circle point given drawn draw drawing sakte sakta through pass passes passing lies lying many number total maximum tangent tangents'

const distances = (than: string): readonly string[] => [
  `distance point centre|center circle? ${than} radius`,
  `distance point? @p:letter centre|center circle? ${than} radius`,
]

const wordings: readonly Wording[] = [
  {
    fact: 'outside',
    phrases: count.slice(0, 1),
    needs: ['outside|external|exterior'],
    besides: `${through} outside external exterior`,
  },
  {
    fact: 'outside',
    phrases: distances('more|greater'),
    needs: ['many|number', 'tangents|tangent'],
    besides: `${through} distance centre center more greater radius`,
  },
  {
    fact: 'on',
    phrases: [
      'point given? lies|lying? on circle',
      'point @q:letter lies|lying? on circle',
      'at point of circle',
      'point on it',
    ],
    needs: ['many|number', 'tangents|tangent'],
    besides: through,
  },
  {
    fact: 'on',
    phrases: distances('equal|same'),
    needs: ['many|number', 'tangents|tangent'],
    besides: `${through} distance centre center equal same radius`,
  },
  { fact: 'inside', phrases: count.slice(0, 1), needs: ['inside|within'], besides: `${through} inside within` },
  {
    fact: 'inside',
    phrases: distances('less|smaller'),
    needs: ['many|number', 'tangents|tangent'],
    besides: `${through} distance centre center less smaller radius`,
  },
  {
    fact: 'parallels',
    phrases: ['tangents * parallel', 'parallel tangents'],
    needs: ['many|number', 'circle|secant|line'],
    besides:
      'given tangents parallel circle many number most greatest maximum largest secant line cuts cutting intersects two point have has draw drawn',
  },
  {
    fact: 'common points',
    phrases: ['many|number common? point'],
    needs: ['tangent|touches', 'circle'],
    besides: 'many number point common tangent circle line touches touch meet meets have has intersects intersect',
  },
  {
    fact: 'angle',
    phrases: ['angle between tangent * radius', 'angle between radius * tangent', 'radius * tangent . angle between'],
    needs: ['circle|contact|tangent'],
    besides: 'angle between tangent radius drawn through point contact circle degrees measure them',
  },
  {
    fact: 'angle',
    phrases: ['tangent point @p:letter circle centre|center @o:letter makes angle @op:letter'],
    needs: ['degrees|angle'],
    besides: 'tangent point circle centre center makes angle many degrees',
  },
  {
    fact: 'secant',
    phrases: [
      'two distinct|different? common? point',
      '#n distinct|different? common? point',
      'two distinct|different point',
      'cuts|intersects|meets circle two point',
      'cuts|intersects|meets circle #n point',
    ],
    needs: ['line', 'circle', 'called|call|name|term|word'],
    besides:
      'line called call name term word circle two distinct different common point meets intersects intersecting cuts has fill blank',
  },
  {
    fact: 'contact',
    phrases: ['common point tangent * circle', 'common point circle * tangent'],
    needs: ['called|name'],
    besides: 'common point tangent circle called name fill blank',
  },
  {
    fact: 'contact',
    phrases: ['tangent touches circle point? @p:letter . @q:letter called'],
    needs: ['called'],
    besides: 'tangent touches circle point called',
  },
  {
    fact: 'at a diameter',
    phrases: ['tangents * ends|end diameter', 'tangents drawn? two? ends|end diameter'],
    needs: ['other|word|directions|say|said|related'],
    besides:
      'tangents drawn two ends end points diameter circle each other fill blank said about directions one word how related always',
  },
  {
    fact: 'at a diameter',
    phrases: ['word describes tangents'],
    needs: ['diameter'],
    besides: 'diameter circle word describes tangents parallel perpendicular or neither',
  },
  {
    fact: 'in all',
    phrases: count.slice(0, 1),
    needs: ['circle'],
    besides: 'many number tangents tangent circle have has all total drawn draw maximum sakte sakta hote',
  },
  {
    fact: 'in all',
    phrases: ['tangent * every|each point'],
    needs: ['many|number', 'circle'],
    besides: 'tangent tangents drawn every each point circle many number',
  },
]

/** Whether the letters are names of the points that are spoken of: P and O of "the tangent at P makes an angle with OP". */
function areNames(question: Question): boolean {
  const names = factsOf(question, 'letter').map(({ name }) => name)
  const single = names.filter((name) => name.length === 1).toSorted()
  const pairs = names.filter((name) => name.length > 1)
  return pairs.every((pair) => pair.length === 2 && segment(pair) === single.slice(0, 2).join(''))
}

function wordsOf(question: Question, { phrases, needs, besides }: Wording) {
  const allowed = new Set(besides.split(' '))
  const said = question.items.filter((item): item is Word => item.kind === 'word' && allowed.has(item.text))
  const others = question.words.filter((word) => !allowed.has(word) && !fillers.has(word))
  const isThere = needs.every((one) => one.split('|').some((word) => question.words.includes(word)))
  const found = others.length === 0 && isThere ? phrase(question, ...phrases) : null
  const two = question.facts.filter((fact) => fact.kind === 'number')
  const used: readonly Fact[] = [...letterFacts(question), ...two]
  const isTwo = two.every(({ value, unit }) => value.n === 2n && value.d === 1n && unit === '')
  return found && isTwo && used.length === question.items.filter(isFact).length ? { said, used } : null
}

/** "How many tangents can be drawn to a circle from a point outside it?" */
export const tangentFacts = recogniser<{ readonly fact: TangentFact }>({
  id: 'facts-about-tangents',
  solution,
  cues: ['tangent', 'tangents', 'circle'],
  examples: [
    'How many tangents can be drawn to a circle from a point outside it?',
    'A point Q lies on a circle. Write the number of tangents to the circle through Q.',
    'The distance of a point R from the centre of a circle is less than the radius. How many tangents of the circle pass through R?',
    'At most how many tangents of a circle can be parallel to a given secant?',
    'how many tangents parallel to a given secant',
    'In how many points does a tangent meet the circle?',
    'What is the angle, in degrees, between a tangent and the radius through the point of contact?',
    'Name the line which has two common points with a circle.',
    'what do we call a line which cuts a circle in two points',
    'A tangent touches a circle at the point P. What is P called?',
    'The tangents drawn at the two ends of a diameter of a circle are ____ to each other. Fill in the blank.',
    'ek circle ke kitne tangents ho sakte hai',
    'the maximum number of tangents that can be drawn to a circle from an external point is',
  ],
  refuses: [
    'How many tangents can be drawn to two circles from a point outside them?',
    'How many pairs of parallel tangents can a circle have?',
    'How many tangents can a circle have? What is the maximum number of parallel tangents of a circle?',
    'How many tangents of a circle can be parallel to a given tangent?',
    'How many common tangents do two circles have?',
    'How many tangents can be drawn to a circle of radius 5 cm from a point 3 cm from its centre?',
    'How many tangents can be drawn from a point that is not outside the circle?',
    'In how many points does a secant that is parallel to a tangent meet the circle?',
    'Prove that the tangents drawn at the two ends of a diameter of a circle are parallel.',
  ],
  read: (question) => {
    // two counts are asked
    if (!areNames(question) || question.words.filter((word) => /^(?:many|number)$/.test(word)).length > 1) return null
    const read = wordings.flatMap((wording) => {
      const found = wordsOf(question, wording)
      return found ? [{ given: { fact: wording.fact }, ...found }] : []
    })
    const [first, ...others] = read
    return first && others.every(({ given }) => given.fact === first.given.fact) ? first : null
  },
})
