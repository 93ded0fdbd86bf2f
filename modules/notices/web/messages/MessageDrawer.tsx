import type { Message } from '@iisp/notices/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { useText } from '@iisp/web'
import { noticeTexts } from '../notice-texts.ts'
import css from '../notices.module.css'

interface Props {
  readonly message: Message
  readonly open: boolean
  readonly onClose: () => void
  readonly onFollow: () => void
}

/** A message in full, with a button that opens the menu it is about. */
export function MessageDrawer({ message, open, onClose, onFollow }: Props) {
  const t = useText(noticeTexts)
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      title={message.title}
      size={520}
      footer={
        message.menuId !== '' && (
          <div className={css.follow}>
            <Button type="primary" onClick={onFollow}>
              {t('follow')}
            </Button>
          </div>
        )
      }
    >
      <p className={css.time}>
        {t('receivedAt')} {message.time}
      </p>
      <p className={css.text}>{message.content}</p>
    </DetailDrawer>
  )
}
