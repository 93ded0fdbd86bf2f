import { type AnnouncementRow, announcementDeskList, announcementDeskWithdraw } from '@iisp/notices/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { isRequestError, request, toast, useText } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { announcementTexts } from './announcement-texts.ts'

/** Asks, and keeps the dialog open with the server's words where it refuses. */
export function useWithdraw(): (row: AnnouncementRow) => Promise<void> {
  const t = useText(announcementTexts)
  const confirm = useConfirm()
  const client = useQueryClient()
  return async ({ id, version, title }) => {
    await confirm({
      content: t('withdrawAsk', { title }),
      danger: true,
      okText: t('withdraw'),
      run: async () => {
        try {
          await request(announcementDeskWithdraw, { id, version }, { quiet: true })
          toast.success(t('withdrawn'))
          return undefined
        } catch (thrown) {
          if (isRequestError(thrown)) return thrown.msg
          throw thrown
        }
      },
    })
    // also after a refusal: somebody else was first
    await client.invalidateQueries({ queryKey: [announcementDeskList.name] })
  }
}
