import { helpTextOf, pinned } from '@iisp/contract/help-text'
import { transferEntry, transferList } from '../../contract/pages.ts'

const accountsText = helpTextOf('accounts')

/** Help texts on balances, accounts and contacts. */
export const accountsHelpTexts = [
  accountsText(
    'balance-where',
    transferEntry,
    [
      ['如何查看托管账户余额？', '账户余额在哪里查', '查询余额', '账上还有多少钱'],
      `在[划款指令录入](menu:${transferEntry.id})选择产品和托管账户后，显示账户余额、可用余额和更新时间，可点击“刷新余额”。打开任一指令的详情也可看到其托管账户余额。`,
    ],
    [
      ['Where do I see an account balance?', 'How much money is on the custody account?'],
      `Choose product and custody account in [New transfer order](menu:${transferEntry.id}): balance, available balance and time appear. The details of an order show them as well.`,
    ],
    ['余额'],
    ['balance-available', 'balance-failed'],
  ),
  pinned(
    accountsText(
      'balance-available',
      null,
      [
        ['可用余额和账户余额有什么区别？', '冻结金额是什么', '为什么可用余额比余额少'],
        '可用余额 = 账户余额 − 冻结金额。付款指令提交时即冻结相应金额，退回、召回、撤销、作废或失败时释放，划款时扣减。',
      ],
      [
        ['What is the difference between balance and available balance?', 'What is a frozen amount?'],
        'Available = balance − frozen. Submitting an order that pays freezes its amount; a return, recall, withdrawal or failure frees it; the payment takes it.',
      ],
      ['可用余额', '冻结'],
      ['balance-short'],
    ),
  ),
  accountsText(
    'balance-short',
    transferEntry,
    [
      ['提示账户可用余额不足怎么办？', '余额不足无法提交', '余额够却提示不足'],
      `请核对可用余额是否被其他在途指令冻结：可在[划款指令查询](menu:${transferList.id})查看未完成的指令，撤销不需要的以释放冻结；或勾选“余额不足时当日重试”后提交，待资金到账自动划付。`,
    ],
    [
      ['The available balance is not enough', 'I cannot submit because of the balance'],
      `See in [Transfer orders](menu:${transferList.id}) whether other open orders have frozen the money and withdraw what is not needed; or tick “Retry that day when the balance is short” and submit.`,
    ],
    ['余额不足'],
    ['balance-available', 'transfer-retry'],
  ),
  accountsText(
    'balance-failed',
    transferEntry,
    [
      ['余额刷新失败怎么办？', '余额显示为横线', '余额查询失败'],
      '请稍后点击“刷新余额”重试。余额未显示时仍可填写，提交时服务器会以账上的最新余额核对。',
    ],
    [
      ['The balance could not be refreshed'],
      'Press “Refresh balance” again shortly. You can go on filling in the form: the server checks the newest balance when you submit.',
    ],
    ['刷新失败'],
    ['balance-where'],
  ),
  accountsText(
    'broker-add',
    transferEntry,
    [
      ['如何新增经纪账户？', '添加证券资金账户', '期货账户怎么加', '新增券商账户'],
      `在[划款指令录入](menu:${transferEntry.id})的经纪账户处点击“管理经纪账户”，再点击“新增经纪账户”，选择经纪商、账户类型，填写资金账号和户名后点击“新增”或“新增并选用”。`,
    ],
    [
      ['How do I add a broker account?'],
      `In [New transfer order](menu:${transferEntry.id}) press “Manage broker accounts”, then “Add broker account”: choose broker and kind, enter account number and name, and press “Add” or “Add and use”.`,
    ],
    ['经纪账户', '券商'],
    ['broker-default', 'account-delete'],
  ),
  accountsText(
    'broker-default',
    transferEntry,
    [
      ['如何设置默认经纪账户？', '默认账户怎么改'],
      '在“管理经纪账户”中对目标账户点击“设为默认”，下次选择该产品时自动带出。',
    ],
    [
      ['How do I set the default broker account?'],
      'Press “Make default” in “Manage broker accounts”; it is then chosen with the product.',
    ],
    ['默认'],
    ['broker-add'],
  ),
  accountsText(
    'counterparty-add',
    transferEntry,
    [
      ['如何新增对方账户？', '新增收款账户', '添加交易对手账户', '手工出入金账户怎么加'],
      '选择付给对方账户的划款类型（如费用支付），点击“管理对方账户”再点击“新增对方账户”，填写户名、账号，并查询选择开户行。“新增”只增加账户，不改变当前指令；“新增并选用”同时将其选为收款方。系统会与已有账户比对，户名不一致时提示核对。',
    ],
    [
      ['How do I add a payee or counterparty account?'],
      'Choose a transfer type that is paid to a counterparty (a fee, say), press “Manage counterparty accounts”, then “Add counterparty account”: enter name and number and look up the bank. “Add” changes nothing in the open order; “Add and use” makes it the payee as well. The number is compared with known accounts.',
    ],
    ['对方账户', '收款账户', '交易对手'],
    ['bank-search', 'account-mismatch'],
  ),
  accountsText(
    'account-mismatch',
    transferEntry,
    [
      ['新增账户提示户名不一致怎么办？', '账户比对提示', '该账号已存在'],
      '说明该账号已以另一户名存在。请核对账号与户名；确认无误仍不一致的，请联系人工客服，不要以不同户名重复录入。',
    ],
    [
      ['It says that the account is known under another name'],
      'Check number and name. If both are right, ask customer service rather than entering it again.',
    ],
    ['户名', '比对'],
    ['counterparty-add'],
  ),
  accountsText(
    'bank-branch-number',
    transferEntry,
    [
      ['什么是大额行号？', '大额行号是什么', '联行号是什么意思', '支付行号是什么'],
      '大额行号（又称联行号、支付行号）是人民银行大额支付系统为每家银行网点编制的12位数字，付款按它找到收款行。新增对方账户时选择开户行，行号自动带出，无需自行填写。',
    ],
    [
      ['What is a branch number?', 'What is the CNAPS code?'],
      'The branch number (CNAPS code) has 12 digits and names a bank branch in the payment system of the People’s Bank of China; a payment finds the payee’s bank by it. It follows from the branch that you choose for a counterparty.',
    ],
    ['大额行号', '联行号', '支付行号'],
    ['bank-search'],
  ),
  accountsText(
    'bank-search',
    transferEntry,
    [
      ['如何查询开户行和大额行号？', '找不到开户行', '大额支付行号怎么查', '联行号'],
      '在新增对方账户时点击“查询开户行”，输入银行名称、拼音首字母或大额行号，多个关键字以空格分隔，例如“招商 上海 分行”或“zsyh”。选中后自动带出大额行号。',
    ],
    [
      ['How do I find a bank branch and its number?'],
      'Press “Search bank” while adding a counterparty. Type parts of the name, pinyin initials or the number, separated by spaces; the branch number follows from your choice.',
    ],
    ['开户行', '大额行号', '联行号'],
    ['counterparty-add'],
  ),
  accountsText(
    'account-delete',
    transferEntry,
    [
      ['为什么账户不能删除？', '如何删除经纪账户', '删除对方账户'],
      '只能删除本机构录入且没有在途指令的账户；托管系统同步的账户或有在途指令的账户不可删除。',
    ],
    [
      ['Why can an account not be deleted?', 'Delete a broker account'],
      'Only accounts that your institution entered and that no open order uses can be deleted.',
    ],
    ['删除账户'],
    ['broker-add'],
  ),
  accountsText(
    'account-overseas',
    transferEntry,
    [
      ['提示疑似境外银行账户怎么办？', '向境外账户划款', '境外账户需要什么材料'],
      '系统识别到户名或开户行像境外账户时会提示。此类划款需提供外汇局备案材料，请在下达指令前联系人工客服确认。',
    ],
    [
      ['The account may be overseas. What now?'],
      'Such a transfer needs filings with the foreign exchange authority. Ask customer service before you give the order.',
    ],
    ['境外', '外汇'],
    ['service-human'],
  ),
  accountsText(
    'contact-manage',
    transferEntry,
    [
      ['如何新增或修改联系人？', '联系人管理', '联系人不能编辑', '添加联系人'],
      '在录入页点击“管理联系人”，可新增、编辑、删除和设为默认。姓名、手机号、邮箱齐全才能选用；仅可修改或删除自行新增的联系人。',
    ],
    [
      ['How do I add or change a contact?'],
      'Press “Manage contacts” in the form. Name, phone and e-mail are needed to choose one; only contacts entered by your institution can be changed or deleted.',
    ],
    ['联系人'],
    ['transfer-notify'],
  ),
  accountsText(
    'product-missing',
    transferEntry,
    [
      ['录入时找不到产品怎么办？', '产品选不了', '产品搜索不到', '产品状态不可划款'],
      '产品可按名称、代码或拼音首字母搜索。只有运作中和清盘中的产品可以划款，未成立、已清盘的不可选；不属于本机构的产品不会显示。',
    ],
    [
      ['I cannot find or choose a product'],
      'Search by name, code or pinyin initials. Only products in operation or in liquidation can pay; those of other institutions are not shown.',
    ],
    ['产品', '选择产品'],
    ['transfer-enter'],
  ),
]
