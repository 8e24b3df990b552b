import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePractice, type Practice } from './practice/use-practice'
import { scrollBackTo } from './ui/scroll-back'
import { useHistory } from './use-history'
import { isShown } from '@/lib/links/entry'
import { problemLink, readLink, type Place, type PracticePlace, type Tab } from '@/lib/links/link'
import { isTopicKey, mixedTopic, topicKeys, type TopicKey } from '@/lib/syllabus'

interface PlacesOptions {
  readonly papers: readonly { readonly id: string }[]
  /** Back or Forward was pressed: what lies over the page is closed. */
  readonly onReturn: () => void
}

const unknownPaper = 'The paper of this link is not known here; showing the first one.'

/** Where the student is, and all the ways from there. One chapter is in mind, in Learn and in Practice. */
export function usePlaces({ papers, onReturn }: PlacesOptions) {
  const [tab, setTab] = useState<Tab>('learn')
  const [visited, setVisited] = useState<readonly Tab[]>(['learn'])
  const [topic, setTopic] = useState<TopicKey>(topicKeys[0])
  const [paper, setPaper] = useState<string>()
  /** Opens the problem that is on the practice tab. */
  const [posed, setPosed] = useState<PracticePlace>()
  const [warnings, setWarnings] = useState<readonly string[]>([])
  /** How far each tab was scrolled when it was left. */
  const scrolled = useRef<Partial<Record<Tab, number>>>({})
  const history = useHistory((place) => {
    onReturn()
    show(place)
  })
  const practice = usePractice((problem, cell) => {
    const here = readLink(window.location.search).place
    const link = { ...problemLink(problem, cell), ...(here.tab === 'practice' && here.mode && { mode: here.mode }) }
    if (posed) setWarnings([])
    setPosed(link)
    // One that comes after the student has left waits on its tab.
    if (here.tab === 'practice') history.go(link)
  })
  const { difficulty } = practice.session

  function turnTo(next: Tab) {
    setTab(next)
    setVisited((before) => (before.includes(next) ? before : [...before, next]))
    setWarnings([])
    if (next !== 'practice') practice.leave()
  }

  /** Shows what a link opens; what is there already stays as it is. */
  function show(place: Place, lost = false) {
    turnTo(place.tab)
    if (place.tab === 'past-papers') return setPaper(place.paper)
    // Of all chapters: the one in mind stays.
    if (place.tab === 'practice' && place.mode && !place.seed) return setPosed(undefined)
    if (isTopicKey(place.topic)) setTopic(place.topic)
    // Mixed Practice stays chosen while the student reads a lesson.
    if (place.tab === 'practice' || practice.session.topic !== mixedTopic) practice.chooseTopic(place.topic)
    if (place.tab === 'practice') showPractice(place, lost)
  }

  function showPractice(place: PracticePlace, lost: boolean) {
    if (place.seed || lost) {
      if (!posed || !isShown(posed, place)) practice.generate(place)
      return
    }
    setPosed(undefined)
    practice.leave()
    practice.chooseDifficulty(place.difficulty)
  }

  const openLink = useEffectEvent(() => {
    const { place, warnings: found, lost } = readLink(window.location.search)
    const unknown = place.tab === 'past-papers' && place.paper && papers.every(({ id }) => id !== place.paper)
    show(place, lost)
    setWarnings(unknown ? [...found, unknownPaper] : found)
  })
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (window.location.search) openLink()
      // Tells whoever drives the page (a browser test, a program) that it answers from now on.
      document.documentElement.dataset.alive = ''
    })
    return () => window.clearTimeout(timer)
  }, [])

  const practiceHere: Practice = {
    ...practice,
    // The problem that the history has left is there no more.
    session: posed ? practice.session : { ...practice.session, currentProblem: null },
    chooseTopic(next) {
      practice.chooseTopic(next)
      if (isTopicKey(next)) setTopic(next)
      if (!posed) history.go({ tab: 'practice', topic: next, difficulty })
    },
    chooseDifficulty(next) {
      practice.chooseDifficulty(next)
      if (!posed) history.go({ tab: 'practice', topic: practice.session.topic, difficulty: next })
    },
  }

  return {
    tab,
    visited,
    topic,
    paper,
    warnings,
    closeWarning: (word: string) => setWarnings((all) => all.filter((one) => one !== word)),
    practice: practiceHere,
    layers: history,
    chooseTab(next: Tab) {
      scrolled.current[tab] = window.scrollY
      if (next === 'learn') history.go({ tab: next, topic })
      if (next === 'practice') history.go(posed ?? { tab: next, topic: practice.session.topic, difficulty })
      if (next === 'past-papers') history.go({ tab: next, ...(paper && { paper }) })
      turnTo(next)
      if (next !== tab) scrollBackTo(scrolled.current[next] ?? 0)
    },
    chooseChapter(next: TopicKey) {
      history.go({ tab: 'learn', topic: next })
      setTopic(next)
      setWarnings([])
      practice.chooseTopic(next)
      window.scrollTo({ top: 0 })
    },
    choosePaper(id: string) {
      history.go({ tab: 'past-papers', paper: id })
      setPaper(id)
      setWarnings([])
    },
    startPractice(next: TopicKey) {
      history.go({ tab: 'practice', topic: next, difficulty }, 'awaiting')
      turnTo('practice')
      practice.startFromLearn(next)
      window.scrollTo({ top: 0 })
    },
  }
}
