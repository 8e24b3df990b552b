import { useRef, useState } from 'react'
import type { Asked } from './memory/next-choice'
import { usePractice, type Cell } from './practice/use-practice'
import { layersOver, placeOf, practiceHere } from './practice-here'
import { followCheck } from './lesson-check'
import { useCourse } from './use-course'
import { useFirstLink } from './use-first-link'
import { useHistory } from './use-history'
import { useLastPlace } from './use-last-place'
import { useTabs } from './use-tabs'
import { isShown } from '@/lib/links/entry'
import { lessonBehind, lessonIn, posedLink } from '@/lib/links/lesson-links'
import { readLink } from '@/lib/links/link'
import type { LessonPlace, PapersPlace, Place, PracticeMode, PracticePlace, Tab } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'
import { mixedTopic, topicKeys, type TopicKey } from '@/lib/syllabus'

interface PlacesOptions {
  readonly papers: readonly { readonly id: string }[]
  /** Back or Forward was pressed: what lies over the page is closed. */
  readonly onReturn: () => void
}

const placeNow = (): Place => readLink(window.location.search).place

/** Where the student is, and all the ways from there. One chapter is in mind, in Learn and in Practice. */
export function usePlaces({ papers, onReturn }: PlacesOptions) {
  const tabs = useTabs()
  const [lesson, setLesson] = useState<LessonPlace>({ tab: 'learn', topic: topicKeys[0] })
  const [paper, setPaper] = useState<PapersPlace>({ tab: 'past-papers' })
  /** Opens the problem that is on the practice tab. */
  const [posed, setPosed] = useState<PracticePlace>()
  /** Where the student was when the problem was asked for. */
  const askedAt = useRef<Place>(lesson)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const { offer, recall, workOn } = useLastPlace()
  const history = useHistory((place) => {
    onReturn()
    show(place)
  })
  const course = useCourse()
  const { mode } = course
  const practice = usePractice(noteProblem, {
    circumstancesOf: course.circumstancesOf,
    onAsked() {
      askedAt.current = placeNow()
    },
    ...(mode && { chooseNext: () => nextOf(mode), isLast: () => course.isLast(mode, onTable()) }),
  })

  function noteProblem(problem: Problem, cell: Cell) {
    const link = posedLink(askedAt.current, problem, cell)
    if (posed) setWarnings([])
    setPosed(link)
    workOn(link)
    // One that comes after the student has left waits on its tab.
    if (placeNow().tab === 'practice') history.goUnder(link)
  }

  function onTable(): Problem | null {
    return posed ? practice.session.currentProblem : null
  }

  async function nextOf(followed: PracticeMode) {
    const next = await course.next(followed, onTable())
    if (!next) chooseMode(followed)
    return next
  }

  /** Shows today's ten, the mistakes or the map; without a mode, the practice of a chapter. */
  function chooseMode(next: PracticeMode | undefined) {
    history.go(placeOf(practice, next))
    course.setMode(next)
    setPosed(undefined)
    turnTo('practice')
    practice.leave()
    window.scrollTo({ top: 0 })
  }

  function turnTo(next: Tab) {
    tabs.turnTo(next)
    setWarnings([])
    if (next !== 'practice') practice.leave()
  }

  /** Shows what a link opens; what is there already stays as it is. */
  function show(place: Place, lost = false) {
    turnTo(place.tab)
    if (place.tab === 'past-papers') return setPaper(place)
    if (place.tab === 'practice') course.setMode(place.mode)
    // Of all chapters: the one in mind stays.
    if (place.tab === 'practice' && place.mode && !place.seed) return setPosed(undefined)
    setLesson(lessonIn(place) ?? lesson)
    // Mixed Practice stays chosen while the student reads a lesson.
    if (place.tab === 'practice' || practice.session.topic !== mixedTopic) practice.chooseTopic(place.topic)
    if (place.tab === 'practice') showPractice(place, lost)
  }

  function showPractice(place: PracticePlace, lost: boolean) {
    if (place.seed || lost) return posed && isShown(posed, place) ? undefined : practice.generate(place)
    setPosed(undefined)
    practice.leave()
    practice.chooseDifficulty(place.difficulty)
  }

  function visit(place: Place) {
    history.go(place)
    show(place)
    workOn(place)
  }

  useFirstLink(papers, (link) => {
    if (!link) return recall()
    show(link.place, link.lost)
    if (link.place.tab === 'learn' && link.warnings.length === 0) workOn(link.place)
    setWarnings(link.warnings)
  })

  return {
    tab: tabs.tab,
    visited: tabs.visited,
    lesson,
    behind: lessonBehind(posed),
    paper,
    warnings,
    closeWarning: (word: string) => setWarnings((all) => all.filter((one) => one !== word)),
    practice: practiceHere(practice, posed !== undefined, (cell) => {
      setLesson(lessonIn({ tab: 'practice', ...cell }) ?? lesson)
      if (!posed) history.go({ tab: 'practice', ...cell })
    }),
    mode,
    chooseMode,
    pose: (asked: Asked) => practice.generate(course.ask(asked)),
    layers: layersOver(practice, history),
    /** Not when its chapter is the one that is shown. */
    offer: offer?.topic === lesson.topic ? undefined : offer,
    visit,
    followCheck: (link: string) => followCheck(link, history, visit),
    chooseTab(next: Tab) {
      tabs.leave()
      if (next === 'learn') history.go({ tab: next, topic: lesson.topic })
      if (next === 'practice') history.go(posed ?? placeOf(practice, mode))
      if (next === 'past-papers') history.go(paper)
      turnTo(next)
      tabs.scrollTo(next)
    },
    chooseChapter(next: TopicKey) {
      visit({ tab: 'learn', topic: next })
      practice.chooseTopic(next)
      window.scrollTo({ top: 0 })
    },
    startPractice(next: TopicKey) {
      course.setMode(undefined)
      history.go({ tab: 'practice', topic: next, difficulty: practice.session.difficulty }, 'awaiting')
      turnTo('practice')
      practice.startFromLearn(next)
      window.scrollTo({ top: 0 })
    },
  }
}
