import { useState } from 'react'
import { inTime, troubleIn } from '../ui/in-time'
import { newSeed } from '../ui/new-seed'
import { withCause } from '../ui/trouble'
import { drawnPaper, type Place } from '@/lib/links/link'

/** Draws the seed of a new paper, once it is known which edition of the pool is the newest. */
export function NewPaperButton({ onVisit }: { readonly onVisit: (place: Place) => void }) {
  const [trouble, setTrouble] = useState<string>()
  async function draw() {
    try {
      const { seedOfEdition } = await inTime(() => import('@/lib/papers/pool'))
      setTrouble(undefined)
      onVisit({ tab: 'past-papers', paper: drawnPaper, seed: seedOfEdition(newSeed()) })
    } catch (error) {
      const { why, first } = troubleIn(error)
      console.error(first)
      setTrouble(withCause('Could not make a new paper', why))
    }
  }
  return (
    <>
      <button type="button" className="button-main" onClick={() => void draw()}>
        A new board paper
      </button>
      {trouble && (
        <p role="alert" className="w-full text-sm text-bad">
          {trouble}
        </p>
      )}
    </>
  )
}
