import { VerificationPanel } from '@iisp/ui/verification-panel'
import { getVerifiedId, getVerifiedResult } from '@iisp/verification/contract'
import { request } from '@iisp/web'

const verifiedSource = '2'

interface Props {
  /** The subject of the verification: the id of the application or order that uses it up. */
  readonly busiId: string
  readonly onPassed: () => void
}

/** Shows a code for the phone of the administrator or legal representative, and waits until the face is verified. */
export function FaceVerification({ busiId, onPassed }: Props) {
  return (
    <VerificationPanel
      kind="face"
      start={() => request(getVerifiedId, { verifiedSource, busiId }, { quiet: true })}
      poll={(verifiedId) => request(getVerifiedResult, { verifiedId, verifiedSource }, { quiet: true })}
      onPassed={onPassed}
    />
  )
}
