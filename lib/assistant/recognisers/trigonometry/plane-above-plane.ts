import { allOf, sceneIn, sceneWords, withoutNames } from './scene'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { known, less, single } from '../../../solutions/trigonometry/pieces/linear'
import { twoTerm } from '../../../solutions/trigonometry/pieces/two-term'
import { lengthsAsked, sightsTold as solution, type SightsTold } from '../../../solutions/trigonometry/sights-told'
import { fraction } from '../../../maths/fraction'

const planes = 'plane|aeroplane|airplane|jet|helicopter|drone|balloon|planes|vimaan'

/** "An aeroplane 3000 m high passes vertically above another when the two are seen at 60° and 45°." */
export const planeAbovePlane = recogniser<SightsTold>({
  id: 'plane-above-plane',
  solution,
  story: true,
  cues: ['elevation'],
  words: [
    ...sceneWords,
    'above',
    'over',
    'another',
    'other',
    'second',
    'same',
    'between',
    'each',
    'passes',
    'horizontal',
    'apart',
  ],
  examples: [
    'An aeroplane, when 3000 m high, passes vertically above another aeroplane at an instant when the angles of elevation of the two aeroplanes from the same point on the ground are 60° and 45° respectively. Find the vertical distance between the two aeroplanes.',
    'An aeroplane flying at 3000 m above the ground passes vertically above another aeroplane at the instant when the angles of elevation of the two planes from the same point on the ground are 60° and 45°. Find the vertical distance between the planes at that instant.',
    'plane at 4000 m height passes directly over another plane. from a point on ground angles of elevation are 60° and 30°. how far apart are the planes',
    'A jet flying at a height of 3600 m passes vertically above another jet when their angles of elevation from a point on the ground are 60° and 30°. Find the height of the lower jet.',
  ],
  refuses: [
    'An aeroplane flying at 3000 m above the ground passes vertically above another aeroplane when the angles of elevation of the two planes from a point on the ground are 45° and 60°. Find the vertical distance between the planes.',
    'An aeroplane flying at 3000 m above the ground passes vertically above another aeroplane when the angles of elevation of the two planes from a point on the ground are 60° and 45°. Find the distance of the point from the upper plane.',
    'An aeroplane flying at 3000 m above the ground passes vertically above a tower when its angle of elevation from a point on the ground is 60° and that of the top of the tower 45°. Find the distance between the planes.',
    'An aeroplane flying 3000 m above another aeroplane is seen at an elevation of 60° and the other one at 45°. Find the vertical distance between the planes and the ground.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 2), withoutNames(question)]
    const [length, ...more] = scene?.lengths ?? []
    const [high, low] = scene?.angles ?? []
    const high_ = phrase(
      named,
      `${planes} * #h high`,
      `${planes} * height #h`,
      `${planes} * #h height`,
      `${planes} * #h above ground`,
    )
    const pass = phrase(
      named,
      `passes|pass|passing|flies|is vertically|directly|exactly|just above|over another|second|other ${planes}`,
    )
    const gap = phrase(
      named,
      `vertical? distance between two? the? ${planes}`,
      'vertical? distance between them',
      'vertical? distance between two',
      'far apart',
    )
    const lower = gap ? null : phrase(named, `height lower|second|other ${planes}`, `high lower|second|other ${planes}`)
    const asked = gap ?? lower
    if (!scene || !length || more.length > 0 || !high || !low || !high_ || !pass || !asked) return null
    if (length.value.radicand !== 1 || !high_.taken.includes(length.fact) || high.angle <= low.angle) return null
    const top = known(twoTerm(length.value.coefficient, fraction(0)))
    const [h, x] = [single('h'), single('x')]
    const given: SightsTold = {
      letters: new Map([
        ['h', 'the height of the lower one'],
        ['x', 'the distance of the point from the place below them'],
      ]),
      ties: [
        { kind: 'sight', angle: high.angle, rise: top, run: x, seen: 'From the point to the upper one' },
        { kind: 'sight', angle: low.angle, rise: h, run: x, seen: 'From the point to the lower one' },
      ],
      asked: [
        gap
          ? { name: 'the vertical distance between them', value: less(top, h) }
          : { name: 'the height of the lower one', value: h },
      ],
      isRatio: false,
      rootThree: scene.rootThree,
    }
    return lengthsAsked(given) && { given, used: allOf(scene), said: told(question, high_, pass, asked).said }
  },
})
