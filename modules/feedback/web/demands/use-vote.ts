import { type Demand, demandList, demandVote } from '@iisp/feedback/contract'
import { toast, useSend, useText } from '@iisp/web'
import { demandTexts } from './demand-texts.ts'

/** Votes for a demand, or takes the vote back. Resolves to the demand as it is then; a refusal is shown as a message. */
export function useVote() {
  const t = useText(demandTexts)
  const voting = useSend(demandVote, { invalidates: [demandList] })
  const vote = async (row: Demand): Promise<Demand> => {
    const isVote = row.actions.includes('vote')
    const { votes, actions } = await voting.mutateAsync({ id: row.id, vote: isVote })
    toast.success(t(isVote ? 'voted' : 'unvoted'))
    return { ...row, votes, actions, voted: isVote }
  }
  /** A vote for this demand is being sent. Others take one meanwhile. */
  const isVoting = ({ id }: Demand) => voting.isPending && voting.variables.id === id
  return { vote, isVoting }
}

/** What a press of the vote button would do; null: there is none. */
export const voteLabel = ({ actions }: Demand): 'vote' | 'unvote' | null =>
  actions.includes('vote') ? 'vote' : actions.includes('unvote') ? 'unvote' : null
