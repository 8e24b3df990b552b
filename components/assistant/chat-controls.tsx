import { useEffect, useState, type FormEvent } from 'react'
import { keepQuestion, keptQuestion } from './kept-question'
import type { Voice } from './use-voice'
import { Icon } from '../ui/icon'

interface ChatControlsProps {
  readonly voice: Voice
  readonly onSend: (text: string) => void
  readonly onListen: () => void
  readonly onStudyTip: () => void
}

export function ChatControls({ voice, onSend, onListen, onStudyTip }: ChatControlsProps) {
  const [text, setText] = useState(keptQuestion)
  useEffect(() => keepQuestion(text), [text])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    onSend(text)
    setText('')
  }

  return (
    <div className="border-t border-line px-4 pt-3 pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button type="button" className="button-quiet px-3 text-sm" onClick={onStudyTip}>
          <Icon name="tip" className="hidden text-accent sm:block" />
          Get Study Tip
        </button>
        {voice.isSupported && (
          <label className="flex min-h-11 items-center gap-1.5 text-sm">
            <input
              type="checkbox"
              role="switch"
              className="size-5 accent-accent"
              checked={voice.readsAloud}
              onChange={(event) => voice.readAloud(event.target.checked)}
            />
            Read replies aloud
          </label>
        )}
        {voice.isSpeaking && (
          <button type="button" className="button-quiet" onClick={voice.stopSpeaking}>
            <Icon name="stop" />
            Stop speaking
          </button>
        )}
        {!voice.isSupported && <p className="text-sm text-muted">Voice features not supported in this browser</p>}
        <p role="status" className="text-sm text-muted">
          {voice.isListening ? 'Listening…' : voice.trouble}
        </p>
      </div>
      <form onSubmit={onSubmit} className="mt-2 flex gap-2">
        <input
          type="text"
          aria-label="Your question"
          className="answer-box"
          placeholder="Ask about any math topic..."
          value={text}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        {voice.isSupported && (
          <button
            type="button"
            className={`icon-button border border-line ${voice.isListening ? 'text-bad' : ''}`}
            aria-label={voice.isListening ? 'Stop listening' : 'Start listening'}
            onClick={voice.isListening ? voice.stopListening : onListen}
          >
            <Icon name="mic" />
          </button>
        )}
        <button type="submit" className="button-main px-4" aria-label="Send">
          <Icon name="send" />
        </button>
      </form>
    </div>
  )
}
