import { chapterOf, isDifficulty, isPracticeTopic, isTopicKey, mixedTopic } from '../syllabus'
import type { Difficulty, PracticeTopic, TopicKey } from '../syllabus'

export const tabs = ['learn', 'practice', 'past-papers'] as const
export type Tab = (typeof tabs)[number]

/** What Practice offers besides a chapter: ten problems for today, the mistakes that come back, the map of the chapters. */
export const practiceModes = ['today', 'mistakes', 'chapters'] as const
export type PracticeMode = (typeof practiceModes)[number]

/** What a link opens. */
export type Place = LessonPlace | PracticePlace | PapersPlace

export interface PapersPlace {
  readonly tab: 'past-papers'
  readonly paper?: string
  /** Of a paper that is drawn: with it the link opens that very paper. */
  readonly seed?: string
  /** With its marking scheme open, as the foot of a printed paper links it. */
  readonly key?: true
}

export interface LessonPlace {
  readonly tab: 'learn'
  readonly topic: TopicKey
  /** The concept that it opens, counted from 1; the first where it says none. */
  readonly concept?: number
}

export interface PracticePlace {
  readonly tab: 'practice'
  /** Of all chapters: without a seed its link names no chapter, and the one that is chosen stays. */
  readonly mode?: PracticeMode
  readonly topic: PracticeTopic
  readonly difficulty: Difficulty
  /** With a seed: that very problem. */
  readonly seed?: string
  readonly template?: string
  /** The version of the template that the link was made with; 1 where it says none. */
  readonly version?: number
  /** The concept of the chapter's lesson whose question led here, counted from 1: the way back. */
  readonly from?: number
}

export interface ReadLink {
  readonly place: Place
  /** What in the link was not understood, in words for the student. */
  readonly warnings: readonly string[]
  /** It names a problem that cannot be read: another one is the nearest thing that exists. */
  readonly lost?: true
}

/** The paper that a link names by its seed. */
export const drawnPaper = 'board'

export const defaultPlace: Place = { tab: 'learn', topic: 'real-numbers' }

export const seedPattern = /^[\w-]{1,40}$/
const conceptPattern = /^[1-9]\d?$/
const templatePattern = /^[a-z0-9-]{1,60}(?:\.[1-9]\d{0,3})?$/

/** Reads the query of a link; unknown or damaged values fall back to the default with a word of warning. Never throws. */
export function readLink(search: string): ReadLink {
  const query = new URLSearchParams(search)
  const warnings: string[] = []
  const take = <T extends string>(
    name: string,
    accepts: (value: string) => value is T,
    fallback: T,
    instead: string,
  ): T => {
    const value = query.get(name)
    if (value === null) return fallback
    if (accepts(value)) return value
    warnings.push(
      `The link asks for ${name} “${shortened(value)}”, which is not known here; showing ${instead} instead.`,
    )
    return fallback
  }
  const tab = take('tab', isTab, 'learn', 'Learn')
  if (tab === 'past-papers') {
    const [paper, seed] = [query.get('paper'), query.get('seed')]
    const key = query.has('key') && ({ key: true } as const)
    return { place: { tab, ...(paper !== null && { paper }), ...(seed !== null && { seed }), ...key }, warnings }
  }
  const first = 'real-numbers'
  const conceptIn = (name: string): number | undefined => {
    const found = matching(query.get(name), conceptPattern)
    if (query.has(name) && !found)
      warnings.push('The link’s place in the lesson is damaged; the lesson opens at its beginning.')
    return found === undefined ? undefined : Number(found)
  }
  if (tab === 'learn') {
    const topic = take('topic', isTopicKey, first, chapterOf(first).title)
    const concept = conceptIn('concept')
    return { place: { tab, topic, ...(concept && { concept }) }, warnings }
  }
  const topic = take<PracticeTopic>('topic', isPracticeTopic, first, chapterOf(first).title)
  const difficulty = take('difficulty', isDifficulty, 'easy', 'Easy')
  const mode = query.has('mode') ? take<PracticeMode | ''>('mode', isMode, '', 'the practice of a chapter') : ''
  const seed = matching(query.get('seed'), seedPattern)
  const template = matching(query.get('template'), templatePattern)
  const lost = query.has('seed') && !seed
  if (lost) warnings.push('The link’s problem code is damaged; here is another problem instead.')
  if (query.has('template') && !template)
    warnings.push('The link’s kind of problem is damaged; any kind of the chapter is shown.')
  const from = conceptIn('from')
  const named = { ...(mode && { mode }), ...(seed && { seed }), ...(template && pinned(template)) }
  return { place: { tab, topic, difficulty, ...named, ...(from && { from }) }, warnings, ...(lost && { lost }) }
}

/** "qe-discriminant-value.2" */
function pinned(text: string): { readonly template: string; readonly version?: number } {
  const [template = '', version] = text.split('.')
  return { template, ...(version !== undefined && { version: Number(version) }) }
}

/** The query that opens a place, e.g. "?tab=learn&topic=circles". */
export function linkTo(place: Place): string {
  const query = new URLSearchParams({ tab: place.tab })
  if (place.tab === 'past-papers') {
    if (place.paper) query.set('paper', place.paper)
    if (place.seed) query.set('seed', place.seed)
    if (place.key) query.set('key', '1')
  }
  if (place.tab === 'learn') {
    query.set('topic', place.topic)
    if (place.concept) query.set('concept', String(place.concept))
  }
  if (place.tab === 'practice') {
    if (place.mode) query.set('mode', place.mode)
    if (place.mode && !place.seed) return `?${query.toString()}`
    query.set('topic', place.topic)
    if (place.topic !== mixedTopic) query.set('difficulty', place.difficulty)
    if (place.seed) query.set('seed', place.seed)
    if (place.template)
      query.set('template', (place.version ?? 1) > 1 ? `${place.template}.${place.version}` : place.template)
    if (place.from) query.set('from', String(place.from))
  }
  return `?${query.toString()}`
}

/** The link to a problem, its template and version named, so that it opens that very problem for ever. */
export const problemLink = (
  { seed, templateId, version }: { readonly seed: string; readonly templateId: string; readonly version: number },
  cell: { readonly topic: PracticeTopic; readonly difficulty: Difficulty },
): PracticePlace => ({
  tab: 'practice',
  ...cell,
  seed,
  template: templateId,
  ...(version > 1 && { version }),
})

const isMode = (value: string): value is PracticeMode => practiceModes.some((mode) => mode === value)
const isTab = (value: string): value is Tab => tabs.some((tab) => tab === value)
const shortened = (value: string): string => (value.length > 30 ? `${value.slice(0, 30)}…` : value)
const matching = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined
