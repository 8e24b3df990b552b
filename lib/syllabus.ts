/** The closed list of topics, chapters and difficulties that everything else refers to. */

export const topicKeys = [
  'real-numbers',
  'polynomials',
  'linear-equations',
  'quadratic-equations',
  'arithmetic-progressions',
  'triangles',
  'coordinate-geometry',
  'trigonometry',
  'circles',
  'areas-volumes',
  'statistics',
  'probability',
] as const

export type TopicKey = (typeof topicKeys)[number]

/** Mixed Practice: any topic, any difficulty. Only the practice selector offers it. */
export const mixedTopic = 'random'
export type PracticeTopic = TopicKey | typeof mixedTopic

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const difficultyLabels: Readonly<Record<Difficulty, { name: string; meaning: string }>> = {
  easy: { name: 'Easy', meaning: 'Basic concepts' },
  medium: { name: 'Medium', meaning: 'Moderate difficulty' },
  hard: { name: 'Hard', meaning: 'Board exam level' },
}

export interface Chapter {
  readonly topic: TopicKey
  /** The number in the 2019-20 edition, which the app keeps. */
  readonly number: number
  readonly title: string
  /** Where the current (rationalised) book numbers the chapter differently. */
  readonly currentNumber?: string
  /** The label in Learn, where it differs from "Chapter N". */
  readonly learnLabel?: string
  /** Minutes that the lesson takes. */
  readonly minutes: number
}

export const chapters: readonly Chapter[] = [
  { topic: 'real-numbers', number: 1, title: 'Real Numbers', minutes: 45 },
  { topic: 'polynomials', number: 2, title: 'Polynomials', minutes: 50 },
  { topic: 'linear-equations', number: 3, title: 'Pair of Linear Equations', minutes: 55 },
  { topic: 'quadratic-equations', number: 4, title: 'Quadratic Equations', minutes: 55 },
  { topic: 'arithmetic-progressions', number: 5, title: 'Arithmetic Progressions', minutes: 40 },
  { topic: 'triangles', number: 6, title: 'Triangles', minutes: 60 },
  { topic: 'coordinate-geometry', number: 7, title: 'Coordinate Geometry', minutes: 50 },
  { topic: 'trigonometry', number: 8, title: 'Introduction to Trigonometry', minutes: 60 },
  { topic: 'circles', number: 10, title: 'Circles', minutes: 45 },
  {
    topic: 'areas-volumes',
    number: 13,
    title: 'Surface Areas and Volumes',
    currentNumber: '11 and 12',
    learnLabel: 'Chapter 12 & 13',
    minutes: 65,
  },
  { topic: 'statistics', number: 14, title: 'Statistics', currentNumber: '13', minutes: 60 },
  { topic: 'probability', number: 15, title: 'Probability', currentNumber: '14', minutes: 35 },
]

const chapterByTopic = new Map(chapters.map((chapter) => [chapter.topic, chapter]))

export function chapterOf(topic: TopicKey): Chapter {
  const chapter = chapterByTopic.get(topic)
  if (!chapter) throw new Error(`chapterOf(${topic}): no such topic in the syllabus`)
  return chapter
}

/** E.g. "Chapter 1: Real Numbers": the label that problems carry and progress counts under. */
export function chapterLabel(topic: TopicKey): string {
  const { number, title } = chapterOf(topic)
  return `Chapter ${number}: ${title}`
}

/** E.g. "Ch 14 (now 13)": short, with the number of the current book where that differs. */
export function shortChapterLabel(topic: TopicKey): string {
  const { number, currentNumber } = chapterOf(topic)
  return currentNumber ? `Ch ${number} (now ${currentNumber})` : `Ch ${number}`
}

export const isTopicKey = (value: unknown): value is TopicKey => topicKeys.some((key) => key === value)
export const isPracticeTopic = (value: unknown): value is PracticeTopic => value === mixedTopic || isTopicKey(value)
export const isDifficulty = (value: unknown): value is Difficulty => difficulties.some((level) => level === value)
