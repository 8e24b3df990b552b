import type { Cell, Practice } from './practice/practice'
import type { Layers } from './ui/layers'
import type { PracticeMode, PracticePlace } from '@/lib/links/link'

/** The practice as the page shows it. `onCell` hears of the chapter and difficulty that the student chooses. */
export function practiceHere(practice: Practice, isPosed: boolean, onCell: (cell: Cell) => void): Practice {
  const { topic, difficulty } = practice.session
  return {
    ...practice,
    // The problem that the history has left is there no more.
    session: isPosed ? practice.session : { ...practice.session, currentProblem: null },
    chooseTopic(next) {
      practice.chooseTopic(next)
      onCell({ topic: next, difficulty })
    },
    chooseDifficulty(next) {
      practice.chooseDifficulty(next)
      onCell({ topic, difficulty: next })
    },
  }
}

/** Practice without a problem: a course, or the chapter and difficulty that are chosen. */
export const placeOf = ({ session }: Practice, mode: PracticeMode | undefined): PracticePlace => ({
  tab: 'practice',
  ...(mode && { mode }),
  topic: session.topic,
  difficulty: session.difficulty,
})

/** A dialog over the page: whoever opens it is busy with what is here, and no new problem comes by itself behind it. */
export const layersOver = <Kept extends Layers>({ stay }: Practice, layers: Kept): Kept => ({
  ...layers,
  layerOpened() {
    stay()
    layers.layerOpened()
  },
})
