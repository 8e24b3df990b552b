import { useState } from 'react'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { Loaded } from '../ui/loaded'
import { RichText } from '../ui/rich-text'
import type { Archetype } from '@/lib/memory/catalogue'
import { generateProblem } from '@/lib/problems'
import { candidatesFor, type SetChoice } from '@/lib/sets/draw-questions'
import { catalogue } from '@/lib/memory/catalogue'

interface ExampleProps {
  readonly archetype: Archetype
  readonly choice: SetChoice
}

/** A question of the kind, as the choice would draw it. */
export function Example({ archetype, choice }: ExampleProps) {
  const [load] = useState(() => () => {
    const [first] = candidatesFor({ ...choice, archetypes: [archetype.id] }, catalogue)
    if (!first) throw new Error(`Example: nothing asks ${archetype.id}`)
    const { id: templateId, difficulty } = first.template
    return generateProblem({ topic: archetype.topic, difficulty, templateId, seed: 'example' })
  })
  return (
    <Loaded load={load} what="the example">
      {({ question, figure, options, parts }) => (
        <div className="teach-example problem-card">
          <div className="problem-text scrolls">
            <RichText>{question}</RichText>
          </div>
          {options && parts.length === 1 && (
            <p className="text-sm">
              <RichText>
                {options.map((option, index) => `(${'ABCDEFGH'[index] ?? ''}) ${option}`).join('   ')}
              </RichText>
            </p>
          )}
          {figure && <Figure {...figure} renderCaption={setCaption} />}
        </div>
      )}
    </Loaded>
  )
}
