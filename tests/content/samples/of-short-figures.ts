import type { Sample } from './sample'

const of =
  (kind: string, right: string) =>
  (fields: string, says: string): Sample => ({
    in: 'text',
    wrong: `<Figure kind="${kind}" ${fields} />`,
    right: `<Figure kind="${kind}" ${right} />`,
    says,
  })

const triangle = of('triangle', `parallel="DE" ratio={[2, 3]} labels={{ AD: '2 cm', DB: '3 cm', BC: '6 cm' }}`)
const tangents = of('tangents', `radius={5} distance={13} labels={{ OA: '5 cm', PA: '12 cm' }}`)
const frequencies = of(
  'frequencies',
  `of="Marks" classes={['0-10', '10-20']} f={[4, 9]} with={['x', 'fx', 'cf']} total`,
)

/** The short forms of figures. */
export const shortFigureSamples: readonly Sample[] = [
  triangle('names="AB"', 'three capital letters'),
  triangle('names="ABA"', 'a letter stands twice'),
  triangle('parallel="D"', 'two capital letters'),
  triangle('parallel="DB"', 'a letter stands twice'),
  triangle('ratio={[2, 3]}', 'it divides the sides by a parallel'),
  triangle('parallel="DE" ratio={[2]}', 'write two numbers'),
  triangle('right="D"', 'there is no corner "D"'),
  triangle(`parallel="DE" labels={{ AB: '5 cm' }}`, 'there is no piece "AB": a label may stand at AD, DB'),
  triangle('sides={{ AB: 5, BC: 6 }}', 'write the three sides AB, BC, CA'),
  triangle('sides={{ AB: 5, BC: 6, CA: 20 }}', 'no triangle has the sides 5, 6, 20'),
  triangle('sides={{ AB: 5, BC: 6, CA: 7 }} right="B"', 'the angle at B is no right angle'),
  triangle('sides={{ AB: 3, BC: 4, CA: 5 }} right="B" paralel="DE"', 'paralel is unknown'),
  tangents('distance={13}', 'radius is missing'),
  tangents('radius={5}', 'write distance={13} or angle={60}'),
  tangents('radius={5} distance={13} angle={60}', 'write distance={13} or angle={60}'),
  tangents('radius={5} distance={4}', 'the point is outside the circle'),
  tangents('radius={5} angle={200}', 'between 0 and 180'),
  tangents('radius={5} distance={13} at="T" chord', 'a chord joins two points of contact'),
  tangents(`radius={5} distance={13} labels={{ AB: '9 cm' }}`, 'there is no piece "AB"'),
  tangents('radius={5} distance={13} at="PO"', 'a letter stands twice'),
  tangents('radius={5} distance={13} from="outside"', 'one capital letter'),
  frequencies(`of="Marks" classes={['0-10', '10-20']} f={[4]}`, 'there are 2 classes and 1 frequencies'),
  frequencies(`of="Marks" classes={['0-10', 'more']} f={[4, 9]} with={['fx']}`, '"more" has no class mark'),
  frequencies(`of="Marks" classes={['0-10', '0-10']} f={[4, 9]}`, 'the class "0-10" stands twice'),
  frequencies(`of="Marks" classes={['0-10', '10-20']} f={[4, 9]} with={['sum']}`, 'is one of x, cf, fx'),
  frequencies(`classes={['0-10', '10-20']} f={[4, 9]}`, 'of is missing'),
  frequencies(`of="Marks" classes={['0-10', '10-20']} f={[4, -9]}`, 'a frequency is 0 or more'),
]
