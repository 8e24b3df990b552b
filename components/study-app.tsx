'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { AssistantGate } from './assistant/assistant-gate'
import { setsMathml, startFormulaFallback } from './ui/formula-fallback'
import { Header } from './header'
import { LearnTab } from './learn/learn-tab'
import { PracticeGate } from './practice/practice-gate'
import { usePractice } from './practice/use-practice'
import { PapersGate } from './papers/papers-gate'
import { ProgressPanel } from './progress/progress-panel'
import { Notice } from './ui/notice'
import type { Lesson } from './learn/lesson'
import type { Prompt, TopicPrompt } from './ui/prompt'
import { linkTo, problemLink, readLink, type Place, type Tab } from '@/lib/links/link'
import type { PracticeTopic, TopicKey } from '@/lib/syllabus'

export interface StudyAppProps {
  /** The lesson of the first chapter; the others are fetched when chosen. */
  readonly firstLesson: Lesson
  readonly practiceTips: readonly Prompt[]
  readonly problemTips: readonly TopicPrompt[]
  readonly studyTips: readonly string[]
  readonly papers: readonly { readonly id: string; readonly title: string }[]
}

/** The whole page: three tabs that meet only here, the progress above them and the assistant over them. */
export function StudyApp({ firstLesson, practiceTips, problemTips, studyTips, papers }: StudyAppProps) {
  const [tab, setTab] = useState<Tab>('learn')
  const [visited, setVisited] = useState<readonly Tab[]>(['learn'])
  const [learnTopic, setLearnTopic] = useState<TopicKey>('real-numbers')
  const [wantedPaper, setWantedPaper] = useState<string>()
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const [assistant, setAssistant] = useState<{ readonly open: boolean; readonly prompt: string | null }>({
    open: false,
    prompt: null,
  })
  /** Opens the problem that is on the practice tab. */
  const [posed, setPosed] = useState<Place>()
  const practice = usePractice((problem, cell) => setPosed(problemLink(problem, cell)))
  const ask = (prompt: string) => setAssistant({ open: true, prompt })

  function show(next: Tab) {
    setTab(next)
    setVisited((before) => (before.includes(next) ? before : [...before, next]))
    if (next !== 'practice') practice.leave()
  }

  function choose(next: Tab) {
    show(next)
    const { topic, difficulty } = practice.session
    if (next === 'learn') keepAddress({ tab: next, topic: learnTopic })
    if (next === 'practice' && !posed) keepAddress({ tab: next, topic, difficulty })
    if (next === 'past-papers') keepAddress({ tab: next })
  }

  const openLink = useEffectEvent(() => {
    const { place, warnings: found } = readLink(window.location.search)
    const unknownPaper = place.tab === 'past-papers' && place.paper && !papers.some(({ id }) => id === place.paper)
    setWarnings(unknownPaper ? [...found, 'The paper of this link is not known here; showing the first one.'] : found)
    show(place.tab)
    if (place.tab === 'learn') setLearnTopic(place.topic)
    if (place.tab === 'past-papers') setWantedPaper(place.paper)
    if (place.tab !== 'practice') return
    if (place.seed) practice.generate(place)
    else {
      practice.chooseTopic(place.topic)
      practice.chooseDifficulty(place.difficulty)
    }
  })

  useEffect(() => {
    if (!setsMathml()) void startFormulaFallback()
    const timer = window.setTimeout(() => {
      if (window.location.search) openLink()
      // Tells whoever drives the page (a browser test, a program) that it answers from now on.
      document.documentElement.dataset.alive = ''
    })
    return () => window.clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (tab === 'practice' && posed) keepAddress(posed)
  }, [tab, posed])

  function startPractice(topic: PracticeTopic) {
    show('practice')
    practice.startFromLearn(topic)
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <Header tab={tab} onTab={choose} onAssistant={() => setAssistant({ open: true, prompt: null })} />
      <main className="mx-auto w-full max-w-6xl grow px-3 pt-3 pb-8 sm:px-6 sm:pt-5">
        {warnings.map((warning) => (
          <Notice key={warning} onClose={() => setWarnings((all) => all.filter((one) => one !== warning))}>
            {warning}
          </Notice>
        ))}
        <ProgressPanel />
        <TabPanel tab="learn" shown={tab}>
          <LearnTab
            firstLesson={firstLesson}
            topic={learnTopic}
            onTopic={(topic) => {
              setLearnTopic(topic)
              keepAddress({ tab: 'learn', topic })
            }}
            onStartPractice={startPractice}
            onAsk={ask}
          />
        </TabPanel>
        <TabPanel tab="practice" shown={tab}>
          {visited.includes('practice') && (
            <PracticeGate practice={practice} tips={practiceTips} problemTips={problemTips} onAsk={ask} />
          )}
        </TabPanel>
        <TabPanel tab="past-papers" shown={tab}>
          {visited.includes('past-papers') && (
            <PapersGate papers={papers} {...(wantedPaper && { wanted: wantedPaper })} />
          )}
        </TabPanel>
      </main>
      <Footer />
      <AssistantGate
        open={assistant.open}
        prompt={assistant.prompt}
        problem={tab === 'practice' ? practice.session.currentProblem : null}
        studyTips={studyTips}
        onClose={() => setAssistant({ open: false, prompt: null })}
      />
    </>
  )
}

interface TabPanelProps {
  readonly tab: Tab
  readonly shown: Tab
  readonly children: React.ReactNode
}

function TabPanel({ tab, shown, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
      hidden={tab !== shown}
      className="mt-4 sm:mt-6"
    >
      {children}
    </div>
  )
}

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

function Footer() {
  return (
    <footer className="border-t border-line px-4 py-6 text-center text-sm text-muted max-[60rem]:pb-24">
      <p>CBSE Math Tutor: a Class 10 board exam preparation tool with voice AI</p>
      <p className="mt-1">
        Free and without an account. Your progress stays in this browser. Chapter numbers follow the 2019-20 NCERT book.
      </p>
      <p className="mt-1">
        <a className="inline-block py-2 text-link underline" href={`${basePath}/accepted-answers.html`}>
          For teachers: what answers are accepted
        </a>
      </p>
    </footer>
  )
}

/** The address bar keeps what is shown, so that it can be sent on, and a lost tab comes back to it. */
function keepAddress(place: Place): void {
  window.history.replaceState(null, '', `${window.location.pathname}${linkTo(place)}`)
}
