import { Loaded } from '../ui/loaded'
import { loadTips } from '../ui/tips'
import { together } from '../ui/together'
import type { PracticeTabProps } from './practice-tab'

const load = () => together(import('./practice-tab'), loadTips())

/** Loads the practice tab, and its tips, when it is first opened. */
export function PracticeGate(props: Omit<PracticeTabProps, 'tips' | 'problemTips'>) {
  return (
    <Loaded load={load} what="practice">
      {([{ PracticeTab }, tips]) => <PracticeTab {...props} tips={tips.practice} problemTips={tips.problem} />}
    </Loaded>
  )
}
