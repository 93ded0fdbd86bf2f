import { helpTextOf } from '@iisp/contract/help-text'
import { securitiesOpening, trusteeRaise } from '../contract/pages.ts'

const openingText = helpTextOf('opening')

export const openingHelpTexts = [
  openingText(
    'opening-account',
    securitiesOpening,
    [
      ['如何申请开立证券账户？', '证券账户开户怎么办', '新增开户申请', '开户流程'],
      `打开[证券账户开户](menu:${securitiesOpening.id})，点击“新增开户申请”：\n1. 选择产品、经纪商和账户类型，填写联系人。\n2. 上传所列材料。\n3. 由本机构管理员或法定代表人用手机扫码完成身份核验。\n4. 点击“提交”；暂不提交可先“保存”。\n托管人审核材料后报送中登，开户完成后再办理银行关联。`,
    ],
    [
      ['How do I apply for a securities account?', 'Open a securities account'],
      `Open [Securities account opening](menu:${securitiesOpening.id}) and press New account:\n1. Choose product, broker and account type, and give a contact.\n2. Upload the papers listed.\n3. The administrator or legal representative proves their identity with a phone.\n4. Submit, or save for later.\nThe custodian reviews the papers and reports to the depository; the bank association follows.`,
    ],
    ['开户', '证券账户'],
    ['opening-progress', 'opening-rejected', 'link-how'],
  ),
  openingText(
    'link-how',
    trusteeRaise,
    [
      ['如何办理托管募集三方关联？', '三方关联怎么申请', '存管账户怎么关联', '新增关联申请'],
      `打开[托管募集（三方关联）](menu:${trusteeRaise.id})，点击“新增关联申请”，选择产品、经纪商和关联类型，填写账号、联系人和资金密码，上传材料后提交。托管人审核通过并完成银行关联后，状态变为“已完成”，可在“关联详情”中查看。`,
    ],
    [
      ['How do I link an account with broker and bank?', 'Three-party link'],
      `Open [Trustee raise](menu:${trusteeRaise.id}) and press New link: choose product, broker and kind of link, give account, contact and fund password, upload the papers and submit. When the custodian has passed it and the bank has linked the account, its state is Completed and its relation can be looked at.`,
    ],
    ['三方关联', '托管募集', '关联'],
    ['opening-progress', 'fund-password', 'link-broken'],
  ),
  openingText(
    'opening-progress',
    securitiesOpening,
    [
      ['开户或关联办到哪一步了？', '开户进度在哪里看', '申请进展怎么查', '快递单号在哪看'],
      `在[证券账户开户](menu:${securitiesOpening.id})或[托管募集（三方关联）](menu:${trusteeRaise.id})列表中点击“进度”，可看到各步骤及时间、办理人、快递单号和可下载的材料。每一步完成时也会通知申请的联系人。`,
    ],
    [
      ['How far is my opening or link?', 'Where is the courier number?'],
      `Press Progress in [Securities account opening](menu:${securitiesOpening.id}) or [Trustee raise](menu:${trusteeRaise.id}): it shows each step with time and person, the courier number, and the papers to download. The contact is told of every step too.`,
    ],
    ['进度', '进展', '快递'],
    ['opening-urge', 'opening-rejected'],
  ),
  openingText(
    'opening-urge',
    securitiesOpening,
    [
      ['开户或关联太慢，怎么催办？', '催办托管人', '怎么催一下开户', '催办次数'],
      '在列表中点击该申请的“催办”，填写说明后提交，托管人的处理台会优先显示。同一申请每天可催办一次。',
    ],
    [
      ['How do I urge an opening that takes long?', 'Urge the custodian'],
      'Press Urge at the application and say what it is about; the custodian sees it first. Once a day for each application.',
    ],
    ['催办'],
    ['opening-progress', 'service-human'],
  ),
  openingText(
    'opening-rejected',
    securitiesOpening,
    [
      ['开户或关联申请被驳回怎么办？', '申请被退回了', '驳回原因在哪看'],
      '驳回原因显示在列表和“进度”中。点击“修改”，按原因补正内容或材料后重新提交，此前的步骤会重新计算。',
    ],
    [
      ['My application was rejected. What now?', 'Why was it rejected?'],
      'The reason stands in the list and under Progress. Press Edit, correct what is named and submit again; the steps begin anew.',
    ],
    ['驳回', '补正'],
    ['opening-progress', 'opening-account'],
  ),
  openingText(
    'fund-password',
    trusteeRaise,
    [
      ['资金密码在哪里查看？', '怎么看资金密码', '忘记资金密码', '资金密码看不到'],
      `在[托管募集（三方关联）](menu:${trusteeRaise.id})点击“关联详情”，在“资金密码”一行点击眼睛图标，验证登录密码后显示，5分钟内无需再次验证。仅流程提交人和管理员权限账号可以查看，每小时最多5次，每次查看都有记录。`,
    ],
    [
      ['Where do I find the fund password?', 'Fund password is hidden', 'Forgot the fund password'],
      `Press Relation in [Trustee raise](menu:${trusteeRaise.id}), then the eye beside the fund password, and prove your sign-in password; that holds for five minutes. Only the submitter and administrators may look, five times an hour, and every look is recorded.`,
    ],
    ['资金密码'],
    ['link-how', 'password-forgotten'],
  ),
  openingText(
    'link-broken',
    trusteeRaise,
    [
      ['什么是解除关联详情？', '关联被解除', '三方关联断开了怎么办'],
      `已解除关联的申请在[托管募集（三方关联）](menu:${trusteeRaise.id})中显示“解除关联详情”，可查看解除的原因和时间。需要恢复时请重新提交关联申请。`,
    ],
    [
      ['What is a disconnection?', 'My link was dissolved'],
      `A dissolved link shows Disconnection in [Trustee raise](menu:${trusteeRaise.id}), with reason and time. To have it again, apply for a new link.`,
    ],
    ['解除', '断开'],
    ['link-how'],
  ),
  openingText(
    'verification-how',
    securitiesOpening,
    [
      ['身份核验怎么做？', '人脸核验', '视频核验怎么录', '扫码核验失败'],
      '页面出现二维码后，由本机构登记的管理员或法定代表人用手机扫码，填写姓名和证件号，同意录制后按提示录像并提交。二维码过期可点击“二维码失效，点击重试”。审核结果会自动显示在页面上；未通过的可以重试。',
    ],
    [
      ['How does the identity verification work?', 'Face verification', 'The code has expired'],
      'The registered administrator or legal representative scans the code, gives name and identity number, agrees to be recorded and sends the recording. An expired code can be fetched anew. The result appears on the page; who did not pass may try again.',
    ],
    ['核验', '人脸', '视频'],
    ['opening-account'],
  ),
]
