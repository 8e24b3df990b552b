import { Loaded } from '../ui/loaded'
import type { PracticeTabProps } from './practice-tab'

const load = () => import('./practice-tab')

/** Loads the practice tab when it is first opened. */
export function PracticeGate(props: PracticeTabProps) {
  return (
    <Loaded load={load} what="practice">
      {({ PracticeTab }) => <PracticeTab {...props} />}
    </Loaded>
  )
}
