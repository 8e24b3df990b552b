import type { Asked } from '../../../solutions/polynomials/polynomial-as-model'
import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { linearCoefficients } from '../../question/coefficients'
import { valueOf } from '../../question/polynomial'
import { without } from '../../question/without'
import { factsOf, type Question } from '../../question/question'
import { zero, type Fraction } from '../../../maths/fraction'

export interface Found {
  readonly asked: Asked
  readonly taken: readonly Item[]
}

const plain = (
  kind: (Asked & {
    readonly kind:
      | 'zeroes'
      | 'sum of zeroes'
      | 'sum and product'
      | 'product of zeroes'
      | 'width'
      | 'zeroes and width'
      | 'greatest value'
  })['kind'],
  taken: readonly Item[] | null | undefined,
) => (taken ? { asked: { kind }, taken } : null)

const thing = '~x?'

/** "Find the zeroes", "at which two values of x does the arch meet the ground?" */
function zeroesIn(question: Question): Found | null {
  const meets = phrase(
    question,
    `which two? value @x:letter ${thing} meet|meets|touch|touches|cut|cuts|cross|hit ${thing} ground|road|water|level|surface`,
    `which two? value @x:letter * meet|meets|touch|touches|cut|cuts|cross|hit ground|road|water|level|surface`,
    `which|what @x:letter * meet|meets|touch|touches|cut|cuts|cross|hit ground|road|water|level|surface|axis`,
  )
  const places = phrase(
    question,
    'what|which two? distances|points|places * meet|meets|touch|touches|cut|cuts ~x? ground|road|water|level|surface',
  )
  if (meets ?? places) return plain('zeroes', (meets ?? places)?.taken)
  const prices = phrase(
    question,
    'which two? prices|price * neither profit nor loss . zeroes p(x)?',
    'which two? prices|price * neither profit nor loss',
    'which two? prices|price * no profit no? loss',
  )
  if (prices) return plain('zeroes', prices.taken)
  const zeroes = phrase(
    question,
    'find|what|calculate|write zeroes @m:formula',
    'find|what|calculate|write zeroes p(x)?',
  )
  const meaning = phrase(question, 'which one? * meaning')
  return plain('zeroes', zeroes && [...zeroes.taken, ...(meaning?.taken ?? [])])
}

const sumIn = (question: Question): Found | null =>
  plain(
    'sum and product',
    phrase(question, 'sum and? product zeroes|roots p(x)?', 'sum zeroes p(x)? and product')?.taken,
  ) ??
  plain('product of zeroes', phrase(question, 'product zeroes|roots p(x)?')?.taken) ??
  plain(
    'sum of zeroes',
    phrase(question, 'sum two? value . verify coefficients', 'sum two? value', 'sum zeroes')?.taken,
  )

const widthIn = (question: Question): Found | null =>
  plain('width', (phrase(question, 'zeroes p(x)? * width') ?? phrase(question, 'find|what|how width|wide'))?.taken)

/** The width, and where the ends are if that is asked besides. */
function widthAndMore(question: Question): Found | null {
  const width = widthIn(question)
  const rest = width && without(question, width)
  const zeroes = rest && zeroesIn(rest)
  return width && zeroes ? { asked: { kind: 'zeroes and width' }, taken: [...width.taken, ...zeroes.taken] } : width
}

function greatestIn(question: Question): Found | null {
  const profit = phrase(question, 'profit greatest price halfway between two zeroes . greatest|maximum profit')
  const height = phrase(question, 'highest|top point halfway between two point|ends|zeroes . height')
  const simply = phrase(
    question,
    'find|what greatest|maximum|highest|largest height|profit',
    'how high arch|gate|curve|tunnel|bridge|path',
  )
  return plain('greatest value', (profit ?? height ?? simply)?.taken)
}

const valued = (at: Fraction | null | undefined, taken: readonly Item[]): Found | null =>
  at ? { asked: { kind: 'value', at }, taken } : null

const places = 'roof|terrace|cliff|tower|building|balcony|rock|platform|hill' as const

/** "How high is the arch at x = 4?" */
function valueAtIn(question: Question, letter: string): Found | null {
  const placed = phrase(
    question,
    'height * above? point|distance @e:equation',
    'height|high|profit|value * when|at|where|for|if @e:equation',
  )
  if (!placed || phrase(question, `above ${places}`)) return null
  return valued(valueOf(placed.facts.e, letter), placed.taken)
}

/** "The height above the point x = 7", "how high after 4 seconds", "the profit at a price of Rs 70", "how high at t = 0" */
function valueIn(question: Question): Found | null {
  // another level
  if (phrase(question, `above ${places}`)) return null
  const after = phrase(question, 'high|height|where * after|at #m second|sec?', 'profit * price #m')
  // "after t minutes": it is not of seconds too
  const [long = ''] = factsOf(question, 'letter').flatMap((fact) => fact.unit ?? [])
  if (after && !(long === '' ? /^(?:second|₹|)$/.test(after.units.m) : after.units.m === long)) return null
  return valued(after?.numbers.m, after?.taken ?? [])
}

/** "From what height is the arrow shot?", "how high above the ground is the terrace from which it is thrown?" */
function startIn(question: Question): Found | null {
  const found = phrase(
    question,
    'high * terrace|roof|cliff|tower|building|balcony from? which? thrown|fired|shot?',
    'what|which|find height * shot|thrown|fired|projected|dropped|released|launched|starts',
    'initial height',
    'height terrace|roof|cliff|tower|building|balcony|rock|platform|bridge|hill from? which? thrown|fired|shot|projected?',
    'how high terrace|roof|cliff|tower|building|balcony|rock|platform|hill',
  )
  return valued(found && zero, found?.taken ?? [])
}

const above = '#v high|tall|above ground|water|road|sea|level|street|surface'

/** "At which two times is the ball 40 m high?", "at which two prices is the profit Rs 300?" */
function placesIn(question: Question): Found | null {
  const found = phrase(
    question,
    'which two? times|time * #v high',
    'when|time|times height|high is? #v',
    'which two? prices|price * profit #v',
    'what|which two? times|time|instants|moments * height #v',
    'when|after * height #v',
    `what|which|when two? times|time|instants|moments? * ${above}`,
    'when * #v high',
    `when|after|many * ${above}`,
  )
  const inFeet = question.words.some((word) => /^(?:feet|ft|cm|km)$/.test(word))
  if (found && !(inFeet ? /^$/ : /^(?:m|₹|)$/).test(found.units.v)) return null
  return found && { asked: { kind: 'places', value: found.numbers.v }, taken: found.taken }
}

/** "The origin is chosen 2 m further to the left, so both zeroes are 2 greater; find the polynomial." */
function shiftedIn(question: Question): Found | null {
  const found = phrase(question, 'second plan origin #d left both zeroes #e greater|more * same . polynomial * plan')
  if (!found || found.numbers.d.n !== found.numbers.e.n || found.numbers.d.d !== found.numbers.e.d) return null
  return { asked: { kind: 'shifted', by: found.numbers.d }, taken: found.taken }
}

/** "The edge of a second arch of the same width is the graph of q(x) = −x² + kx − 45, its left end is at x = 5. Find k." */
function secondIn(question: Question): Found | null {
  const found = phrase(
    question,
    'second * same width graph @q:formula left end @e:equation * relation between zeroes coefficients @k:letter',
    'second * same width graph @q:formula left end @e:equation . relation between zeroes coefficients @k:letter',
  )
  const lesser = found && valueOf(found.facts.e, 'x')
  const terms = found && linearCoefficients(found.facts.q, 'x', 'k')
  if (!found || !lesser || !terms || found.facts.k.name !== 'k') return null
  const { a, b, c } = terms
  const isModel = a.k.n === 0n && a.constant.n === -1n && a.constant.d === 1n && b.k.n === 1n && b.k.d === 1n
  if (!isModel || b.constant.n !== 0n || c.k.n !== 0n) return null
  const constant = { n: -c.constant.n, d: c.constant.d }
  return { asked: { kind: 'second', constant, lesser }, taken: found.taken }
}

/** "When does it hit the ground?", "how long is it in the air?" */
function groundIn(question: Question): Found | null {
  // at the height 0 above the roof it is not on the ground
  if (phrase(question, `above ${places}`)) return null
  const found = phrase(
    question,
    'when|many * hit|hits|reach|reaches|touch|touches|strike|strikes|land|lands|fall|falls * ground|water|sea|road|surface',
    'what time * hit|hits|reach|reaches|touch|touches|strike|strikes|land|lands ground|water|sea|road|surface',
    'how long|much * hit|hits|reach|reaches|touch|touches|strike|strikes * ground|water|sea|road|surface',
    'what|which horizontal? distance * hit|hits|reach|reaches|touch|touches|strike|strikes|land|lands ground|water',
    'time taken|takes|required * reach|hit|touch|strike ground|water|sea|road|surface',
  )
  return found && { asked: { kind: 'ground' }, taken: found.taken }
}

/** "What shape does the path have?" */
function shapeIn(question: Question): Found | null {
  const found = phrase(
    question,
    'what|which|name * shape|curve * path|arch|graph|cable|called|represents|represent|formed|have',
    'name shape|curve',
  )
  return found && { asked: { kind: 'shape' }, taken: found.taken }
}

/** What is asked of a polynomial that models a height, a profit or an arch. */
export function modelAsked(question: Question, letter: string): Found | null {
  const isNamed = (name: string) => factsOf(question, 'formula').some((fact) => fact.name === name)
  if (isNamed('q')) return secondIn(question)
  return (
    shiftedIn(question) ??
    valueAtIn(question, letter) ??
    greatestIn(question) ??
    placesIn(question) ??
    groundIn(question) ??
    shapeIn(question) ??
    startIn(question) ??
    valueIn(question) ??
    widthAndMore(question) ??
    sumIn(question) ??
    zeroesIn(question)
  )
}
