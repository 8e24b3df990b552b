import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../ui/icon'
import { longClock, paperTime, type Clock, type PaperTime } from '@/lib/papers/clock'

interface PaperClockProps {
  readonly writing: number
  readonly minutes: number
  readonly now: PaperTime
  readonly look: () => Clock
  /** Reading is over, or all is. */
  readonly onPhase: (time: PaperTime) => void
}

/** The clock of a paper; it alone is drawn anew every second. */
export function PaperClock({ writing, minutes, now, look, onPhase }: PaperClockProps) {
  const [time, setTime] = useState(now)
  const tick = useEffectEvent(() => {
    const next = paperTime(look(), writing, minutes)
    setTime(next)
    if (next.phase !== now.phase) onPhase(next)
  })
  useEffect(() => {
    const timer = window.setInterval(() => tick(), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const word = wordOf(time)
  return (
    <>
      <span className="exam-clock" {...(isLate(time) && { 'data-late': '' })}>
        <Icon name="clock" />
        {time.phase === 'over' ? (
          'Time is over'
        ) : (
          <>
            <span role="timer" aria-label={time.phase === 'reading' ? 'Reading time left' : 'Time left'}>
              {longClock(time.left)}
            </span>
            {time.phase === 'reading' && <span className="text-sm">reading</span>}
          </>
        )}
      </span>
      <span role="status" className="sr-only">
        {word}
      </span>
    </>
  )
}

const [late, warned] = [5 * 60, 15 * 60]

const isLate = (time: PaperTime): boolean => time.phase === 'over' || (time.phase === 'writing' && time.left <= late)

/** Said once each: a quarter of an hour before the end, five minutes before it, and at the end. */
function wordOf(time: PaperTime): string {
  if (time.phase === 'over') return 'The time is over.'
  if (time.phase === 'reading' || time.left > warned) return ''
  return time.left > late ? '15 minutes are left.' : '5 minutes are left.'
}
