import { LessonPrint } from './learn/lesson-print'
import { OfflineCorner } from './offline/offline-corner'

/** What comes long after everything that is seen: the site kept for use without a network, and the print of a lesson. */
export const Late = () => (
  <>
    <OfflineCorner />
    <LessonPrint />
  </>
)
