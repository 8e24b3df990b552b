'use client'

import { memo, useEffect, useState, type ReactNode } from 'react'
import { contextOf, placeOffered } from './assistant-here'
import { AssistantGate } from './assistant/assistant-gate'
import { ContinueButton } from './continue-button'
import { Footer } from './footer'
import { Header } from './header'
import { LearnTab } from './learn/learn-tab'
import { conceptTitle } from './lesson-check'
import { OfflineGate } from './offline/offline-gate'
import { PapersGate } from './papers/papers-gate'
import { PracticeGate } from './practice/practice-gate'
import { ProgressPanel } from './progress/progress-panel'
import { SkipLink } from './skip-link'
import { setsMathml, startFormulaFallback } from './ui/formula-fallback'
import { Notice } from './ui/notice'
import { usePageTitle } from './use-page-title'
import { usePlaces } from './use-places'
import type { Lesson } from './learn/lesson'
import type { ListedPaper } from './papers/paper'
import type { OpenPaper } from '@/lib/assistant'
import type { Place, Tab } from '@/lib/links/link'

export interface StudyAppProps {
  /** The lesson of the first chapter; the others are fetched when chosen. */
  readonly firstLesson: Lesson
  readonly papers: readonly ListedPaper[]
}

const closed = { open: false, prompt: null }

/** The whole page: three tabs that meet only here, the progress above them and the assistant over them. */
export function StudyApp({ firstLesson, papers }: StudyAppProps) {
  const [assistant, setAssistant] = useState<{ readonly open: boolean; readonly prompt: string | null }>(closed)
  const [paper, setPaper] = useState<OpenPaper | null>(null)
  const places = usePlaces({ papers, onReturn: () => setAssistant(closed) })
  const { tab, visited, practice, layers } = places
  const ask = (prompt: string | null) => {
    layers.layerOpened()
    setAssistant({ open: true, prompt })
  }

  usePageTitle(shownPlace(places), papers)
  useEffect(() => {
    if (!setsMathml()) void startFormulaFallback()
  }, [])

  /** What of the link could not be read, said in the card that it concerns. */
  const notice = places.warnings.map((warning) => (
    <Notice key={warning} onClose={() => places.closeWarning(warning)}>
      {warning}
    </Notice>
  ))

  return (
    <>
      <Header first={<SkipLink />} tab={tab} onTab={places.chooseTab} onAssistant={() => ask(null)} />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-6xl grow px-3 pt-3 pb-8 sm:px-6 sm:pt-5">
        {places.offer && <ContinueButton place={places.offer} onContinue={places.visit} />}
        <ProgressPanel onChapters={() => places.chooseMode('chapters')} />
        <TabPanel tab="learn" shown={tab}>
          <LearnTab
            firstLesson={firstLesson}
            opened={places.lesson}
            notice={notice}
            layers={layers}
            onTopic={places.chooseChapter}
            onStartPractice={places.startPractice}
            onCheck={places.followCheck}
            onAsk={ask}
          />
        </TabPanel>
        <TabPanel tab="practice" shown={tab}>
          {visited.includes('practice') && (
            <PracticeGate
              {...{ practice, notice, layers }}
              {...(places.behind && { wayBack: { lesson: places.behind, conceptTitle, onLesson: places.visit } })}
              mode={places.mode}
              onMode={places.chooseMode}
              onPose={places.pose}
              onAsk={ask}
            />
          )}
        </TabPanel>
        <TabPanel tab="past-papers" shown={tab}>
          {visited.includes('past-papers') && (
            <PapersGate
              papers={papers}
              place={places.paper}
              notice={notice}
              onVisit={places.visit}
              onPaper={setPaper}
            />
          )}
        </TabPanel>
      </main>
      <Footer />
      <OfflineGate />
      <AssistantGate
        {...assistant}
        context={contextOf(tab, practice.session, places.lesson, paper)}
        onReopen={() => ask(null)}
        onClose={() => {
          layers.layerClosed()
          setAssistant(closed)
        }}
        onVisit={(offer) => void placeOffered(offer).then(places.visit)}
      />
    </>
  )
}

/** What the tab in front shows. */
function shownPlace({ tab, lesson, practice, mode, paper }: ReturnType<typeof usePlaces>): Place {
  if (tab === 'learn') return lesson
  if (tab === 'past-papers') return paper
  const { topic, difficulty } = practice.session
  return { tab, topic, difficulty, ...(mode && { mode }) }
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
      // The browser keeps the layout of what rests, and would tell of an empty panel.
      aria-hidden={tab !== shown}
      className="rests mt-4 sm:mt-6"
    >
      <Resting rests={tab !== shown}>{children}</Resting>
    </div>
  )
}

/** What nobody sees stays as it was shown last: what happens in one tab costs nothing in the others. */
const Resting = memo(
  function Resting({ children }: { readonly rests: boolean; readonly children: ReactNode }) {
    return children
  },
  (_, { rests }) => rests,
)
