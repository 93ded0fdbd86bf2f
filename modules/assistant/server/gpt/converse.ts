import { firstCharacters } from '@iisp/contract/text-length'
import { businessDate } from '@iisp/contract/date'
import type { PersonActor, SessionContext } from '@iisp/server'
import type { Source } from '../../contract/answer.ts'
import { assistantTools } from '../../contract/tools.ts'
import { type Said, sourceOf } from '../dialog/robot-answer.ts'
import type { Line } from '../dialog/line.ts'
import type { TurnRow } from '../dialog/turns.ts'
import type { Faq, PublishedFaqs } from '../faq/faq-store.ts'
import type { GptMessage, GptPort, ToolCall } from './gpt-port.ts'
import { promptOf } from './prompt.ts'
import { runTool } from './tools.ts'

/** Passages that go into a prompt. */
const passagesMost = 4
/** Rounds of tools, and tools of a round: more than an honest question needs. */
const roundsMost = 3
const callsMost = 4
const answerMost = 8000

interface Talk {
  readonly ctx: SessionContext<PersonActor>
  readonly faqs: PublishedFaqs
  readonly query: string
  readonly talk: readonly TurnRow[]
  readonly signal: AbortSignal
}
interface Outcome {
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly said: Said
}

/** Lets the model answer: streams its text, runs the tools it asks for, and says how it ended. */
export async function* converse(gpt: GptPort, talk: Talk): AsyncGenerator<Line, Outcome> {
  const { ctx, faqs, signal } = talk
  const passages = faqs.index
    .search(talk.query, passagesMost)
    .flatMap(({ id, coverage }) => (coverage < 0.2 ? [] : (faqs.byId.get(id) as Faq)))
  const messages = promptOf({
    language: ctx.language,
    today: businessDate(ctx.now),
    passages,
    talk: talk.talk,
    query: talk.query,
  })
  const toolSpecs = ctx.registry.itemsOf(assistantTools).map(({ spec }) => spec)
  const records: Source[] = []
  let answer = ''
  const outcome = (state: Outcome['state']): Outcome => ({
    state,
    said: {
      faqId: null,
      question: '',
      answer,
      answerType: '1',
      related: [],
      sources: [...cited(answer, passages, ctx.language), ...distinct(records)],
    },
  })
  try {
    for (let round = 0; round <= roundsMost; round++) {
      const wanted: ToolCall[] = []
      // in the last round there are no tools: the model has to say something
      for await (const part of gpt.stream(messages, round < roundsMost ? toolSpecs : [], signal)) {
        if (part.kind === 'calls') wanted.push(...part.calls.slice(0, callsMost))
        else if (answer.length < answerMost) {
          answer += part.text
          yield { type: 'text', text: part.text }
        }
      }
      if (wanted.length === 0 || round === roundsMost) break
      messages.push(asked(wanted))
      for (const call of wanted) {
        yield { type: 'tool', name: firstCharacters(call.name, 60) }
        const { data, sources } = await runTool(ctx, call)
        records.push(...sources)
        messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(data) })
      }
    }
    return outcome(answer.trim() === '' ? 'failed' : 'done')
  } catch {
    return outcome(signal.aborted ? 'cancelled' : 'failed')
  }
}

const asked = (calls: readonly ToolCall[]): GptMessage => ({
  role: 'assistant',
  content: '',
  tool_calls: calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  })),
})

/** The help texts that the answer cites as [n], in their order; wrong numbers are left out. */
function cited(answer: string, passages: readonly Faq[], language: 'zh' | 'en'): Source[] {
  const numbers = new Set([...answer.matchAll(/\[(\d)\]/g)].map((match) => Number(match[1])))
  return passages.flatMap((faq, at) => (numbers.has(at + 1) ? sourceOf(faq, language) : []))
}
const distinct = (sources: readonly Source[]): Source[] =>
  [...new Map(sources.map((source) => [`${source.menuId} ${source.id}`, source])).values()].slice(0, 10)
