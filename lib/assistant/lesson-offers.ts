import type { TaughtAt } from './concepts/taught-at'
import type { Offer } from './rule'

/** What is explained is taught in a lesson, and asked there. */
export const lessonOffers = ({ topic, concept, title, check }: TaughtAt): readonly Offer[] => [
  { kind: 'lesson', label: `Open the lesson: ${title}`, topic, concept },
  { kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', template: check },
]
