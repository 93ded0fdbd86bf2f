import { helpTextOf, pinned } from '@iisp/contract/help-text'
import { transferEntry, transferList } from '../../contract/pages.ts'

const transferText = helpTextOf('transfer')

/** Help texts on entering and following transfer orders. */
export const ordersHelpTexts = [
  pinned(
    transferText(
      'transfer-enter',
      transferEntry,
      [
        [
          '如何录入一笔划款指令？',
          '怎么发起划款',
          '新建划款指令',
          '如何打款',
          '转账怎么操作',
          '指令怎么提交',
        ],
        `打开[划款指令录入](menu:${transferEntry.id})：\n1. 选择划款类型及明细。\n2. 选择产品，带出托管账户和可用余额；收款方随划款类型为对方账户或经纪账户，选择其中一个。\n3. 填写金额、划款日期、摘要，选择联系人。\n4. 按“所需材料”上传附件。\n5. 点击“提交”，核对收款方、大写金额和日期后确认；暂不提交可先“保存”。\n提交后按本机构的指令模式进入复核、签发或直接送托管人。`,
      ],
      [
        ['How do I enter a transfer order?', 'Make a payment', 'Create a new transfer', 'Submit an order'],
        `Open [New transfer order](menu:${transferEntry.id}):\n1. Choose the transfer type and its detail.\n2. Choose the product; its custody account and available balance appear. The type decides whether the payee is a counterparty or a broker account; choose one.\n3. Fill in amount, date and payment details, and choose contacts.\n4. Upload the documents listed.\n5. Submit and confirm payee, amount and date, or save for later.\nAfter that the order goes to review, sign-off or the custodian, as your institution's pattern says.`,
      ],
      ['划款', '录入', '指令'],
      ['transfer-fields', 'transfer-modes', 'attachment-needed'],
    ),
  ),
  transferText(
    'transfer-fields',
    transferEntry,
    [
      ['划款指令要填写哪些字段？', '录入时哪些是必填项', '指令必填内容'],
      '必填：产品、托管账户、收付款账户、金额、划款日期、划款类型及明细、摘要、至少一位联系人，以及该类型要求的附件。选填：划款时间、备注和各项指令要求（余额不足时当日重试、不提前执行、状态变更通知、邮件发送结果、自动外呼确认）。',
    ],
    [
      ['Which fields does a transfer order have?', 'Which fields are mandatory?'],
      'Mandatory: product, custody account, the other account, amount, date, type and detail, payment details, one contact, and the documents of that type. Optional: time, remark and the requests below them.',
    ],
    ['必填', '字段'],
    ['transfer-amount-rule', 'transfer-date-rule', 'transfer-type'],
  ),
  transferText(
    'transfer-type',
    transferEntry,
    [
      ['划款类型有哪些，应该选哪个？', '划款类型和明细怎么选', '费用支付选什么类型', '入金选哪个类型'],
      '常用类型：券商出入金、期货出入金、场外基金申购款、银行理财/存款、费用支付（管理费、托管费、业绩报酬等）、赎回/分红款支付、投资款、税费缴纳、同名账户划转、追加保证金、其他。先选类型，再选类型明细；明细必须与收付方向一致，例如“出金”为托管账户收款。类型决定收付款对方：费用、税费、赎回/分红款、申购款、理财/存款、投资款与对方账户收付；券商、期货出入金和追加保证金与经纪账户收付；同名账户划转和其他可任选。',
    ],
    [
      ['Which transfer types are there?', 'How do I choose type and detail?'],
      'Broker and futures transfers, fund subscriptions, bank products, fees, redemptions and dividends, investments, taxes, between own accounts, margin calls and other. Choose the type, then its detail; the detail must agree with the direction. The type decides the other side: fees, taxes, redemptions and dividends, subscriptions, bank products and investments take a counterparty account; broker and futures transfers and margin calls a broker account; transfers between own accounts and others take either.',
    ],
    ['划款类型', '明细'],
    ['attachment-needed', 'transfer-direction'],
  ),
  transferText(
    'transfer-direction',
    transferEntry,
    [
      ['如何录入收款指令？', '怎么交换收付方向', '出金怎么录', '托管户收款'],
      '在收付款信息中点击“交换收付方向”，托管账户即成为收款方。收款指令不冻结资金，确认到账后计入托管账户。',
    ],
    [
      ['How do I enter an order that receives money?', 'Swap the direction'],
      'Press “Swap payer and payee”, and the custody account receives. Such an order freezes nothing; the money is booked when its arrival is confirmed.',
    ],
    ['收款', '出金', '方向'],
    ['transfer-type'],
  ),
  transferText(
    'transfer-amount-rule',
    transferEntry,
    [
      ['划款金额有什么限制？', '金额最多几位小数', '单笔金额上限'],
      '金额以元为单位，最多两位小数，0.01至999,999,999,999.99元，且不得超过托管账户可用余额（勾选“余额不足时当日重试”的除外）。输入后会显示大写金额，请核对。',
    ],
    [
      ['What are the limits of an amount?', 'How many decimals?'],
      'In yuan with two decimals at most, 0.01 to 999,999,999,999.99, and not above the available balance unless “Retry that day when the balance is short” is ticked. The amount in capital characters is shown for checking.',
    ],
    ['金额', '小数', '上限'],
    ['balance-short', 'balance-available'],
  ),
  transferText(
    'transfer-date-rule',
    transferEntry,
    [
      [
        '划款日期可以选哪些天？',
        '能不能提前录入未来的指令',
        '周末可以划款吗',
        '节假日能划款吗',
        '最多提前多少天',
      ],
      '可选今天起30个自然日内的工作日（含调休上班日），周末和法定节假日不可选。节假日安排以国务院公布为准，日历未公布的日期暂不可选。',
    ],
    [
      ['Which dates can a transfer have?', 'Can I transfer on weekends or holidays?'],
      'Working days within 30 days from today, make-up working days included. Weekends and public holidays cannot be chosen, nor days whose holidays are not published yet.',
    ],
    ['划款日期', '工作日', '节假日'],
    ['transfer-cutoff', 'calendar'],
  ),
  pinned(
    transferText(
      'transfer-cutoff',
      transferEntry,
      [
        ['当天划款的截止时间是几点？', '下午几点前可以划款', '最晚几点提交', '划款时间段'],
        '托管人付款时间为工作日09:00至16:30。当日16:30后不能再选择当日，请改为下一工作日。指定划款时间时须在该时段内，页面显示当日最早可选的时间。',
      ],
      [
        ['What is the cut-off time today?', 'Until when can I transfer today?'],
        'The custodian pays on working days from 09:00 to 16:30. After that choose the next working day. A time you name must lie within these hours; it is chosen by the quarter of an hour.',
      ],
      ['截止时间', '几点', '时间'],
      ['transfer-date-rule', 'order-waiting'],
    ),
  ),
  transferText(
    'transfer-retry',
    transferEntry,
    [
      ['“余额不足时当日重试”是什么意思？', '钱还没到账能先提交吗', '等款划付'],
      '勾选后，余额不足也可提交。托管人受理后指令为“待划款”，划款日期当天付款时段内每分钟检查，资金到账后自动划付；16:30仍不足的，指令失败。',
    ],
    [
      [
        'What does “Retry that day when the balance is short” mean?',
        'Can I submit before the money is there?',
      ],
      'With it an order may be submitted without enough balance. After acceptance it waits; on its day the balance is looked at every minute and the order is paid as soon as it suffices. At 16:30 it fails.',
    ],
    ['重试', '余额不足', '等款'],
    ['balance-short', 'order-waiting'],
  ),
  transferText(
    'transfer-not-before',
    transferEntry,
    [
      ['“不提前执行”是什么意思？', '指令会不会提前划出', '指定日期划款'],
      '新指令默认勾选“不提前执行”：托管人即使提前受理，也只会在划款日期当天执行；取消勾选后，受理后即可执行，可能早于该日期。默认值可在“个性化设置”中修改。',
    ],
    [
      ['What does “Not before the transfer date” mean?'],
      'It is on for a new order: the custodian may accept the order earlier but pays it only on its date. Turned off, an accepted order may be paid before. “Personal settings” change what a new order starts with.',
    ],
    ['提前执行'],
    ['transfer-date-rule'],
  ),
  transferText(
    'transfer-notify',
    transferEntry,
    [
      ['如何让联系人收到指令结果通知？', '状态变更通知', '邮件发送结果怎么设置', '划款成功短信通知'],
      '录入时勾选“状态变更通知”，指令每次变更状态都会通知所选联系人；勾选“邮件发送结果”，划款成功或失败时邮件告知结果。联系人须有手机号和邮箱，至少1位、最多10位。',
    ],
    [
      ['How do contacts hear of the result?', 'Notify of status changes'],
      'Tick “Notify on status changes” to tell the contacts every change, and “E-mail the result” to mail success or failure. One to ten contacts, each with phone and e-mail.',
    ],
    ['通知', '联系人', '邮件'],
    ['contact-manage'],
  ),
  transferText(
    'draft-restore',
    transferEntry,
    [
      ['没填完的指令会保留吗？', '刷新后内容还在吗', '已恢复未提交的内容', '草稿'],
      `会。未提交的内容保存在当前浏览器，刷新或重新登录后打开录入页会提示“已恢复未提交的内容”。需要换电脑或交接时，请点击“保存”，指令以“待提交”状态保存在[划款指令查询](menu:${transferList.id})中。`,
    ],
    [
      ['Is a half-finished order kept?', 'Draft of an order'],
      `Yes, in this browser: after a reload the form says that it was restored. Press “Save” to keep it on the server as a draft in [Transfer orders](menu:${transferList.id}).`,
    ],
    ['草稿', '保存', '恢复'],
    ['order-edit'],
  ),
  transferText(
    'order-copy',
    transferList,
    [
      ['如何复制一笔以前的指令？', '再录一笔相同的指令', '重复划款怎么快速录入'],
      `在[划款指令查询](menu:${transferList.id})中打开指令，点击“复制”，内容会带入录入页，修改金额、日期后提交；附件需按新指令重新核对。`,
    ],
    [
      ['How do I copy an earlier order?', 'Repeat a payment'],
      `Open the order in [Transfer orders](menu:${transferList.id}) and press “Copy”. Its content goes into a new form; change amount and date and submit.`,
    ],
    ['复制'],
    ['transfer-enter'],
  ),
  transferText(
    'order-duplicate',
    transferEntry,
    [
      ['提示可能重复划款怎么办？', '疑似重复指令', '重复提交会不会扣两次'],
      '当存在收款方、金额、日期相同的指令时，提交前会提示可能重复。请先核对是否已付；确需再付一笔时选择“继续提交”。因网络原因对同一次提交的重试不会产生第二笔指令。',
    ],
    [
      ['It says that the payment may be a duplicate', 'Can I pay twice by accident?'],
      'When an order with the same payee, amount and date exists you are asked first. Check it, and go on only if a second payment is meant. Retrying one submission after a network fault never makes a second order.',
    ],
    ['重复', '两次'],
    ['network-slow'],
  ),
  transferText(
    'order-edit',
    transferList,
    [
      ['提交后还能修改指令吗？', '如何修改已提交的指令', '指令填错了怎么办'],
      '待提交、退回待修改的指令可直接“编辑”。已提交但托管人尚未受理的，先“召回”再修改，已完成的复核与签发将作废，修改后重新提交。托管人受理后不能修改，请联系人工客服。',
    ],
    [
      ['Can a submitted order be changed?', 'I made a mistake in an order'],
      'Drafts and returned orders can be edited. An order that the custodian has not accepted can be recalled, changed and submitted again; reviews and signatures become void. After acceptance ask customer service.',
    ],
    ['修改', '编辑'],
    ['order-recall', 'order-withdraw'],
  ),
  transferText(
    'order-recall',
    transferList,
    [
      ['如何召回指令？', '召回和撤销有什么区别', '召回指令'],
      `“召回”把待复核、待签发或待托管人确认的指令取回修改，释放冻结金额，可重新提交；“撤销”则终止指令，不可恢复，只能复制为新指令。在[划款指令查询](menu:${transferList.id})打开指令即可操作。`,
    ],
    [
      ['How do I recall an order?', 'What is the difference between recall and withdraw?'],
      `Recall takes a submitted order back for changes, frees the frozen amount and allows a new submission. Withdraw ends it for good; it can only be copied. Both are in [Transfer orders](menu:${transferList.id}).`,
    ],
    ['召回'],
    ['order-withdraw', 'order-edit'],
  ),
  transferText(
    'order-withdraw',
    transferList,
    [
      ['如何撤销一笔指令？', '取消划款', '指令不想划了怎么办', '作废指令'],
      `在[划款指令查询](menu:${transferList.id})打开指令，点击“撤销”。托管人受理之前均可撤销，冻结金额随即释放；受理之后请立即联系人工客服，由托管人作废。`,
    ],
    [
      ['How do I withdraw an order?', 'Cancel a payment'],
      `Open it in [Transfer orders](menu:${transferList.id}) and press “Withdraw”, which is possible until the custodian accepts it. After that contact customer service at once.`,
    ],
    ['撤销', '取消'],
    ['order-recall', 'service-human'],
  ),
  pinned(
    transferText(
      'order-status',
      transferList,
      [
        ['指令的各个状态是什么意思？', '指令状态说明', '待托管人确认是什么', '指令现在到哪一步了'],
        '待提交 → 待复核 → 待签发 → 待托管人确认 → 托管人处理中或待划款 → 划款中 → 划款成功或划款失败。另有退回待修改、已撤销、已作废。打开指令可在“办理进度”看到每一步的人员和时间。',
      ],
      [
        ['What do the states of an order mean?', 'Where is my order now?'],
        'Draft, awaiting review, awaiting sign-off, awaiting custodian, with the custodian or waiting to be paid, being paid, paid or failed; besides returned, withdrawn and voided. The timeline of an order shows each step with person and time.',
      ],
      ['状态', '进度'],
      ['order-where', 'order-waiting', 'order-failed'],
    ),
  ),
  transferText(
    'order-where',
    transferList,
    [
      ['如何查询划款指令？', '怎么查某一笔指令', '在哪里看历史指令', '按产品查询指令'],
      `打开[划款指令查询](menu:${transferList.id})，可按指令编号或产品（名称、代码、拼音首字母）、状态、划款日期、金额、类型、收付方向等条件查询，点击一行查看详情和办理进度。`,
    ],
    [
      ['How do I find an order?', 'Where are earlier orders?'],
      `Open [Transfer orders](menu:${transferList.id}) and filter by number or product, state, dates, amounts, type or direction. A row opens its details and timeline.`,
    ],
    ['查询', '历史'],
    ['order-status', 'list-filter'],
  ),
  transferText(
    'order-returned',
    transferList,
    [
      ['指令被退回怎么处理？', '退回原因在哪里看', '退回待修改'],
      '被复核人、签发人或托管人退回的指令状态为“退回待修改”，退回原因显示在指令详情和录入页顶部。点击“编辑”修改后重新提交；退回时冻结金额已释放。',
    ],
    [
      ['An order was returned. What now?', 'Where is the reason for a return?'],
      'The reason stands in its details and above the form. Press “Edit”, change it and submit again. What was frozen has been freed.',
    ],
    ['退回', '原因'],
    ['order-edit'],
  ),
  transferText(
    'order-waiting',
    transferList,
    [
      ['指令为什么一直是待划款？', '待划款要等多久', '受理了还没划出去'],
      '“待划款”表示托管人已受理，正在等待划款日期或资金。到期后在09:00至16:30之间一旦余额足够即自动划付；若附件未补齐也不会划付，请检查指令是否有“缺附件”标记。',
    ],
    [
      ['Why does my order wait to be paid?'],
      'It is accepted and waits for its date or for money. On its day it is paid between 09:00 and 16:30 as soon as the balance suffices and no document is missing.',
    ],
    ['待划款'],
    ['transfer-retry', 'documents-missing'],
  ),
  transferText(
    'order-failed',
    transferList,
    [
      ['划款失败是什么原因？', '划款失败怎么办', '失败后钱会退回吗'],
      '常见原因：截止时间前余额不足、附件未补齐，或收款行退回。原因见指令的“办理进度”。失败后冻结金额释放，已划出的款项会记回托管账户。可“复制”指令，更正后重新提交。',
    ],
    [
      ['Why did a transfer fail?', 'Is the money returned after a failure?'],
      "Mostly too little balance or missing documents at the cut-off, or the payee's bank sent it back; the timeline says why. What was frozen is freed and what had left is booked back. Copy the order, correct it and submit again.",
    ],
    ['失败', '退款'],
    ['order-copy', 'balance-short'],
  ),
  transferText(
    'order-arrival',
    transferList,
    [
      ['划款成功后多久到账？', '对方没收到款', '什么时候到账'],
      '“划款成功”表示银行已确认付款，收款方通常即时至当日到账，具体以收款行入账为准。对方未收到时，请核对收款账号与大额行号，并联系人工客服查询。',
    ],
    [
      ['When does the money arrive?', 'The payee has not received it'],
      '“Paid” means the bank has confirmed the payment; it mostly arrives at once or on the same day. If it does not, check account and branch number and ask customer service.',
    ],
    ['到账'],
    ['order-status', 'service-human'],
  ),
]
