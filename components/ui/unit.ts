import { unitOf } from '@/lib/units'
import { mixedTopic, type PracticeTopic } from '@/lib/syllabus'

/** For `data-unit`: whatever stands inside takes the accent of the chapter's unit. Mixed Practice has none. */
export const unitKey = (topic: PracticeTopic): string => (topic === mixedTopic ? 'all' : unitOf(topic).key)
