import { sceneOf } from '../sighted/scene-of'
import { sceneText } from '../sighted/scene-text'
import { recogniser } from '../../recogniser'
import { lengthsAsked, sightsTold as solution, type SightsTold } from '../../../solutions/trigonometry/sights-told'
import { toldAndAsked } from '../../question/ask-pieces'
import type { Item, Word } from '../../question/fact'
import type { Question } from '../../question/question'

/** Of two that are named, P and Q, one is asked of. */
function asksOfOne({ apart }: Question): boolean {
  const names = (items: readonly Item[]) =>
    new Set(items.flatMap((item) => (item.kind === 'letter' && /^[A-Z]$/.test(item.name) ? [item.name] : [])))
  const { told, asked } = toldAndAsked(apart)
  return names(told).size > 1 && asked.some((ask) => names(ask).size === 1)
}

export const heightsTold = recogniser<SightsTold>({
  id: 'sights-told',
  solution,
  story: true,
  last: true,
  cues: ['elevation', 'depression', 'altitude', 'tower', 'towers', 'poles'],
  examples: [
    'From the top of a 60 m high tower the top and the foot of a building are seen at angles of depression of 30° and 60°. Find the height of the building and how far it is from the tower.',
    'Two poles of equal heights stand on either side of a road 60 m wide. From a point between them the angles of elevation of their tops are 60° and 30°. Find the height of the poles and the distances of the point from the poles.',
    'From a point 40 m away from the foot of a tower the angle of elevation of the top is 30°. Find the distance of the point from the top of the tower.',
  ],
  refuses: [
    'From the top of a 60 m high tower the top and foot of a building are seen at angles of depression of 60° and 30°. Find the height of the building.',
    'From the top of a 50 m high tower the angles of depression of two cars are 30° and 60°. Find the distance between the two cars.',
    'From the top of a 7 m high building the angle of elevation of the top of a tower is 60° and the angle of depression of its middle is 45°. Find the height of the tower.',
    'A man observes the top of a tower at an angle of elevation of 30°. He walks 20 m to the left. Now the angle is 60°. Find the height of the tower.',
    'From the top of a lighthouse 100 m high the angles of depression of two boats P and Q on opposite sides are 45° and 30°. Find the distance of boat P from the foot of the lighthouse.',
    'From the top of a 60 m high tower the angles of depression of two cars on one side are 30° and 60°. Find the distance of a car from the top of the tower.',
  ],
  read: (question) => {
    // "the horizontal distance of the point from the balloon" is along no line of sight
    const isLevel = question.words.includes('horizontal')
    const text = sceneText(question)
    const given = text && sceneOf(text)
    if (!given || !lengthsAsked(given) || (given.asked.some(({ isMore }) => isMore) && asksOfOne(question))) return null
    if (isLevel && given.asked.some(({ name }) => name.endsWith('the top'))) return null
    return {
      given,
      used: question.facts,
      said: question.items.filter((item): item is Word => item.kind === 'word'),
    }
  },
})
