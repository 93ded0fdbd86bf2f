import { type Demand, demandList, demandVote } from '@iisp/feedback/contract'
import { toast, useSend, useText } from '@iisp/web'
import { demandTexts } from './demand-texts.ts'

/**
 * Votes for a demand, or withdraws the vote. Resolves to the demand in its new state; a refusal is
 * shown as a message.
 */
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

/** The action of the vote button; null if there is no button. */
export const voteLabel = ({ actions }: Demand): 'vote' | 'unvote' | null =>
  actions.includes('vote') ? 'vote' : actions.includes('unvote') ? 'unvote' : null
