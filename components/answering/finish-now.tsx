interface FinishNowProps {
  readonly onFinish: () => void
  readonly onGoOn: () => void
}

/** What is chosen between when a sitting is to end. */
export const FinishNow = ({ onFinish, onGoOn }: FinishNowProps) => (
  <div className="mt-2 flex flex-wrap gap-2">
    <button type="button" className="button-main" onClick={onFinish}>
      Finish now
    </button>
    <button type="button" className="button-quiet" onClick={onGoOn}>
      Go on
    </button>
  </div>
)
