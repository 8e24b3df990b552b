import { useState, type ReactNode } from 'react'
import { breather } from '../../ui/breather'
import { Loaded } from '../../ui/loaded'
import { cellsOfPaper, makePaper, posePaper, type Blueprint, type ExamPaper } from '@/lib/papers'
import { loadCells, type Cell } from '@/lib/problems'

interface GatheringProps {
  readonly blueprint: Blueprint
  readonly seed: string
  readonly onDrawn: (exam: ExamPaper) => void
}

const cellsPerStep = 6

/**
 * Loads the files that the paper asks, a few at a time, so that each step has its own time and what is there is not asked for again; then
 * draws the questions, with a breath for the page between them.
 */
export function Gathering({ blueprint, seed, onDrawn }: GatheringProps) {
  const [load] = useState(() => () => cellsOfPaper(blueprint, seed, breather()))
  const draw = async (): Promise<void> => {
    const breathe = breather()
    onDrawn(await posePaper(await makePaper(blueprint, seed, breathe), breathe))
  }
  return (
    <Loaded load={load} what="the questions">
      {(cells) => <Steps loads={[...inSteps(cells).map((own) => () => loadCells(own)), draw]} at={0} />}
    </Loaded>
  )
}

const inSteps = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({ length: Math.ceil(cells.length / cellsPerStep) }, (_, step) =>
    cells.slice(step * cellsPerStep, (step + 1) * cellsPerStep),
  )

interface StepsProps {
  readonly loads: readonly (() => Promise<void>)[]
  readonly at: number
}

/** One after the other. */
function Steps({ loads, at }: StepsProps): ReactNode {
  const [load] = useState(() => loads[at])
  return (
    load && (
      <Loaded load={load} what={`the questions, ${at + 1} of ${loads.length}`}>
        {() => <Steps loads={loads} at={at + 1} />}
      </Loaded>
    )
  )
}
