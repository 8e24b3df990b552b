import { angleTex } from './ratios'
import { phrase, told } from '../../question/phrase'
import { lettersOf } from '../../question/reading'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { numericValue } from '../../../reading/tree/numeric'
import {
  heightInLetters,
  sightsInLetters as solution,
  type LetterScene,
  type SightsInLetters,
} from '../../../solutions/trigonometry/sights-in-letters'

/** The scene, the phrase with its length, and what tells the order of its angles. */
function sceneIn(question: Question) {
  const above = phrase(question, 'point|window|it @h:letter m|metres|metre? above', '@h:letter m|metres|metre? above')
  const image = phrase(question, 'reflection|image')
  const pair = phrase(
    question,
    'elevation depression top bottom|foot|base another|opposite|other? house|building|tower',
  )
  const staff = phrase(question, 'surmounted * height @h:letter', 'flagstaff|staff height @h:letter')
  const ends = phrase(question, 'elevation bottom|foot top flag|flagstaff', 'elevation bottom|foot of? it top')
  const parts = (scene: LetterScene, ...found: readonly (typeof above | typeof pair)[]) => ({ scene, found })
  if (above && image && question.words.includes('depression'))
    return { ...parts('cloud', above, image), h: above.facts.h }
  if (above && pair && question.words.includes('window')) return { ...parts('window', above, pair), h: above.facts.h }
  return staff && ends ? { ...parts('flagstaff', staff, ends), h: staff.facts.h } : null
}

function read(question: Question) {
  const scene = sceneIn(question)
  const greek = factsOf(question, 'letter').filter(({ name }) => /^[αβθφγ]$/.test(name))
  const [one, two, ...more] = greek
  const [claim, ...claims] = factsOf(question, 'formula')
  if (!scene || !one || !two || more.length + claims.length > 0 || !claim || one.name === two.name) return null
  const isOfHeight = phrase(question, 'prove|show * height * cloud|house|tower|building')
  // the angle of elevation comes first
  const [up, down] = [question.words.indexOf('elevation'), question.words.indexOf('depression')]
  if (!isOfHeight || (down >= 0 && down < up)) return null
  const at = (letter: string): number =>
    letter === scene.h.name ? 1.7 : letter === one.name ? 20 : letter === two.name ? 50 : NaN
  const value = numericValue(claim.node, at)
  const known = new Set([scene.h.name, one.name, two.name])
  if (![...lettersOf(claim.node)].every((letter) => known.has(letter))) return null
  if (!(Math.abs(value - heightInLetters(scene.scene, 1.7, 20, 50)) < 1e-9)) return null
  const given: SightsInLetters = {
    scene: scene.scene,
    h: scene.h.name,
    angles: [angleTex(one.name), angleTex(two.name)],
  }
  const found = told(question, ...scene.found, isOfHeight)
  return { given, used: [...new Set([...found.used, one, two, claim])], said: found.said }
}

/** A ladder at α whose foot is pulled away by p, so that its top slides down by q, and that stands at β then. */
function ladder(question: Question) {
  const greek = factsOf(question, 'letter').filter(({ name }) => /^[αβθφγ]$/.test(name))
  const named = phrase(question, 'pulled|moved|slides|drawn away|back|from wall? * distance? @p:letter')
  // the letter a of a distance is read as an article
  const away = named ?? phrase(question, 'pulled|moved|drawn away|back * distance')
  const down = phrase(
    question,
    'slides|comes|moves|slips distance? @q:letter down|downwards wall?',
    'slides|comes|moves|slips down|downwards wall? * distance? @q:letter',
  )
  const [one, two, ...more] = greek
  const [claim, ...claims] = factsOf(question, 'equation')
  const [left, right] = claim?.sides ?? []
  if (!away || !down || !one || !two || more.length + claims.length > 0 || !claim || !left || !right) return null
  const q = down.facts.q
  const letters = new Set([left, right].flatMap((node) => [...lettersOf(node)]))
  const others = [...letters].filter((name) => name !== q.name && name !== one.name && name !== two.name)
  const [p = '', ...rest] = named && named.facts.p.name !== q.name ? [named.facts.p.name] : others
  if (rest.length > 0 || p === '') return null
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const sizes = new Map([
    [p, sine(40) - sine(25)],
    [q.name, sine(65) - sine(50)],
    [one.name, 65],
    [two.name, 50],
  ])
  const at = (letter: string): number => sizes.get(letter) ?? NaN
  const [lhs, rhs] = [numericValue(left, at), numericValue(right, at)]
  if (sizes.size < 4 || letters.size !== 4 || !(Math.abs(lhs - rhs) < 1e-9) || claim.relation !== '=') return null
  const given: SightsInLetters = {
    scene: 'ladder',
    h: p,
    q: q.name,
    angles: [angleTex(one.name), angleTex(two.name)],
  }
  const found = told(question, away, down)
  return { given, used: [...new Set([...found.used, one, two, claim])], said: found.said }
}

/** Two points at p and q from the foot of a tower, with angles of elevation that are complementary: its height is √(pq). */
function twoPoints(question: Question) {
  const seen = phrase(question, 'elevation', 'angles')
  const complementary = phrase(question, 'complementary', 'complement|complements each? other')
  // the letter a of "distances a and b" is read as an article
  const pair = phrase(question, 'distances|distance * @p:letter @q:letter', '@p:letter @q:letter away|from * foot|base')
  const away = pair ?? phrase(question, 'distances|distance * @q:letter from')
  const shown = phrase(question, 'prove|show * height * tower|pole|building|tree')
  const [claim, ...claims] = factsOf(question, 'formula')
  const [p, q] = [pair ? pair.facts.p : { name: 'a' }, away?.facts.q]
  if (!seen || !complementary || !shown || !claim || claims.length > 0 || !q || p.name === q.name) return null
  const names = new Set([p.name, q.name])
  const letters = factsOf(question, 'letter')
  const orders = factsOf(question, 'equation').filter(
    ({ sides, relation }) => /^[<>]$/.test(relation) && sides.every(({ kind }) => kind === 'letter'),
  )
  if (![...lettersOf(claim.node), ...letters.map(({ name }) => name)].every((name) => names.has(name))) return null
  const value = numericValue(claim.node, (letter) => (letter === p.name ? 3 : letter === q.name ? 5 : NaN))
  if (!(Math.abs(value - Math.sqrt(15)) < 1e-9)) return null
  const given: SightsInLetters = { scene: 'two points', h: p.name, q: q.name, angles: ['\\theta', ''] }
  const found = told(question, seen, complementary, away, shown)
  return { given, used: [...new Set([...found.used, ...letters, ...orders, claim])], said: found.said }
}

/** Heights with letters for the length and the angles, as the books have them to be proved. */
export const provedInLetters = recogniser<SightsInLetters>({
  id: 'heights-in-letters-proved',
  solution,
  story: true,
  cues: ['elevation', 'ladder'],
  words: [
    ...'ladder wall rests leaning leans inclination inclined makes vertical horizontal foot upper end away pulled through distance slides down then distance show such angle angles elevation depression top bottom foot base another other opposite side height above surface lake point horizontal vertical'.split(
      ' ',
    ),
    ...'reflection plane surmounted prove show cloud house tower building respectively its two same straight line complementary distances'.split(
      ' ',
    ),
  ],
  examples: [
    'A window of a house is h metres above the ground. From the window, the angles of elevation and depression of the top and the bottom of another house situated on the opposite side of the lane are found to be α and β respectively. Prove that the height of the other house is h(1 + tan α cot β) metres.',
    'The angle of elevation of a cloud from a point h metres above the surface of a lake is θ and the angle of depression of its reflection in the lake is φ. Prove that the height of the cloud above the lake is h(tan φ + tan θ)/(tan φ − tan θ).',
    'A vertical tower stands on a horizontal plane and is surmounted by a vertical flag staff of height h. At a point on the plane, the angles of elevation of the bottom and the top of the flag staff are α and β respectively. Prove that the height of the tower is h tan α/(tan β − tan α).',
    'A ladder rests against a vertical wall at an inclination α to the horizontal. Its foot is pulled away from the wall through a distance p so that its upper end slides a distance q down the wall and then the ladder makes an angle β to the horizontal. Show that p/q = (cos β − cos α)/(sin α − sin β).',
    'A ladder rests against a wall at an angle α to the horizontal. Its foot is pulled away from the wall through a distance a so that it slides a distance b down the wall making an angle β with the horizontal. Show that a/b = (cos α − cos β)/(sin β − sin α).',
    'The angles of elevation of the top of a tower from two points at distances p and q (p > q) from its foot, in the same straight line with it, are complementary. Prove that the height of the tower is √(pq).',
  ],
  refuses: [
    'The angles of elevation of the top of a tower from two points at distances p and q from its foot, in the same straight line with it, are complementary. Prove that the height of the tower is pq.',
    'A ladder rests against a vertical wall at an inclination α to the horizontal. Its foot is pulled away from the wall through a distance p so that its upper end slides a distance q down the wall and then the ladder makes an angle β to the horizontal. Show that p/q = (cos α − cos β)/(sin α − sin β).',
    'A window of a house is h metres above the ground. From the window, the angles of elevation and depression of the top and the bottom of another house situated on the opposite side of the lane are found to be α and β respectively. Prove that the height of the other house is h(1 + tan β cot α) metres.',
    'The angle of elevation of a cloud from a point h metres above the surface of a lake is θ and the angle of depression of its reflection in the lake is φ. Prove that the height of the cloud above the lake is h(tan φ − tan θ)/(tan φ + tan θ).',
    'The angle of elevation of a cloud from a point h metres above the surface of a lake is θ and the angle of depression of its reflection in the lake is φ. Prove that the distance of the cloud from the point is h(tan φ + tan θ)/(tan φ − tan θ).',
  ],
  read: (question) => read(question) ?? ladder(question) ?? twoPoints(question),
  before: () => '',
})
