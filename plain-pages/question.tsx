import type { Addresses } from './addresses'
import { Folded, QuestionCard } from './question-card'
import type { PaperQuestion } from '@/components/papers/paper'
import { Html } from '@/components/ui/html'

interface QuestionProps {
  readonly question: PaperQuestion
  readonly addresses: Addresses
}

/** A question of a solved paper. */
export function Question({ question, addresses }: QuestionProps) {
  const { number, marks, topic, questionHtml, stepsHtml, answerHtml } = question
  return (
    <QuestionCard {...{ number, marks, topic, addresses }}>
      <p className="problem-text">
        <Html html={questionHtml} />
      </p>
      <Folded>
        <h4>Step-by-Step Solution:</h4>
        <ol className="plain-steps">
          {stepsHtml.map((html, index) => (
            <li key={index} className="formula-row">
              <span className="plain-step">Step {index + 1}:</span> <Html html={html} />
            </li>
          ))}
        </ol>
        <p className="formula-row final-answer">
          Final Answer: <Html html={answerHtml} />
        </p>
      </Folded>
    </QuestionCard>
  )
}
