import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: السعر والمحتوى | {NOME_PRODUTO}: السعر | {NOME_PRODUTO}
    {NOME_PRODUTO}: ماذا يشمل | {NOME_PRODUTO} بالتفصيل
    {NOME_PRODUTO}: شراء عبر الإنترنت | {NOME_PRODUTO} أونلاين
    [owner] {NOME_PRODUTO} من أصحابه
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    لمن؟ {PUBLICO}
    يشمل: {ITENS} | يشمل: {ITEM}
    {AULAS} درسًا عبر الإنترنت
    اطلع على كل ما يشمله
    منتج رقمي عبر الإنترنت
    معلومات واضحة قبل الشراء
  `,
  price: `
    {NOME_PRODUTO} بسعر {PRECO} | {TIPO} بسعر {PRECO} | السعر: {PRECO}
    [interestFree] على {PARCELAS} دفعة بلا فوائد
    ادفع على {PARCELAS} دفعة
    الدفع: {PAGAMENTOS}
    [lifetimeAccess] {PRECO} مع وصول دائم
    اعرف السعر قبل الشراء
    كم سعره وماذا يشمل
  `,
  guarantee: `
    استرداد المبلغ خلال {DIAS_REEMBOLSO} يومًا
    ضمان {DIAS_GARANTIA} يومًا
    تجربة {DIAS_TESTE} يومًا
    [certificate] شهادة عند الإتمام | مع شهادة
    اقرأ شروط الشراء
  `,
  delivery: `
    [instantAccess, lifetimeAccess] وصول فوري ودائم
    [instantAccess] وصول فوري بعد الدفع
    [lifetimeAccess] وصول دائم للمحتوى
    وصول {MESES_ACESSO} شهرًا
    [updates] التحديثات مشمولة
    كيف يعمل الوصول
  `,
  proof: `
    [reviews] اقرأ المراجعات أولًا
    [support] مع دعم لأسئلتك
    تعرف على المحتوى بالتفصيل
    تعرف على من أعده
    قارن مع خيارات أخرى
  `,
  question: `
    هل {NOME_PRODUTO} مناسب لك؟
    كم سعر {NOME_PRODUTO}؟
    لمن هو؟ اعرف أولًا
    ما زلت مترددًا؟ اقرأ أولًا
  `,
  action: `
    تعرف على {NOME_PRODUTO}
    اسأل قبل أن تشتري
    اشترِ بخطوات قليلة
    اطلع على كل التفاصيل
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} يشمل: {ITENS}. كله عبر الإنترنت. | يشمل: {ITENS}. كله عبر الإنترنت. | يشمل: {ITENS}.
    لمن؟ {PUBLICO}. تعرف على {NOME_PRODUTO} وهل يناسبك. | لمن؟ {PUBLICO}. اعرف هل يناسبك.
    [certificate] {AULAS} درسًا عبر الإنترنت وشهادة عند الإتمام. | {AULAS} درسًا عبر الإنترنت.
  `,
  name: `
    تعرف على {NOME_PRODUTO}: ماذا يشمل ولمن هو وكم سعره وكيف تصل إليه. | ماذا يشمل ولمن هو وكم سعره وكيف تصل إليه: اقرأ قبل الشراء.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} بسعر {PRECO}، على {PARCELAS} دفعة بلا فوائد، ووصول فوري. | بسعر {PRECO}، على {PARCELAS} دفعة بلا فوائد، ووصول فوري.
    [lifetimeAccess] {NOME_PRODUTO} بسعر {PRECO}، مع وصول دائم. | بسعر {PRECO}، مع وصول دائم.
    [interestFree] {NOME_PRODUTO} بسعر {PRECO}، على {PARCELAS} دفعة بلا فوائد. | بسعر {PRECO}، على {PARCELAS} دفعة بلا فوائد.
    {NOME_PRODUTO} بسعر {PRECO}. اطلع على كل ما يشمله قبل الشراء. | بسعر {PRECO}. اطلع على كل ما يشمله قبل الشراء.
    السعر والمحتوى على الصفحة. اقرأ ثم قرر على مهل.
  `,
  guarantee: `
    {NOME_PRODUTO}: يمكنك طلب استرداد المبلغ خلال {DIAS_REEMBOLSO} يومًا. | لم يناسبك؟ يمكنك طلب استرداد المبلغ خلال {DIAS_REEMBOLSO} يومًا.
    جرّب {NOME_PRODUTO} لمدة {DIAS_TESTE} يومًا ثم قرر. | جرّب لمدة {DIAS_TESTE} يومًا ثم قرر.
    {NOME_PRODUTO} مع ضمان {DIAS_GARANTIA} يومًا. | مع ضمان {DIAS_GARANTIA} يومًا.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: وصول فوري بعد الدفع ودعم لأسئلتك. | وصول فوري بعد الدفع ودعم لأسئلتك.
    [instantAccess] {NOME_PRODUTO}: وصول فوري بعد الدفع، عبر الإنترنت. | وصول فوري بعد الدفع، عبر الإنترنت.
    [lifetimeAccess, updates] {NOME_PRODUTO}: وصول دائم والتحديثات مشمولة. | وصول دائم والتحديثات مشمولة.
  `,
  proof: `
    [reviews] اقرأ مراجعات {NOME_PRODUTO} ثم قرر. | اقرأ المراجعات ثم قرر على مهل.
    من أعد {NOME_PRODUTO} وماذا يشمل؟ اقرأ قبل الشراء. | من أعده وماذا يشمل: اقرأ قبل الشراء.
  `,
  question: `
    هل {NOME_PRODUTO} مناسب لك؟ اعرف لمن أُعد وما الذي تحتاجه لتبدأ. | هل يناسبك؟ اعرف لمن أُعد وما الذي تحتاجه لتبدأ.
  `,
  action: `
    قارن {NOME_PRODUTO} مع خيارات أخرى واشترِ عبر الإنترنت حين تقرر. | قارن مع خيارات أخرى واشترِ عبر الإنترنت حين تقرر.
  `,
};

export const digitalSitelinks = {
  name: `
    ماذا يشمل ; يشمل: {ITEM} | المحتوى كاملًا ; اقرأ قبل الشراء
    عن {NOME_PRODUTO} | عن المنتج ; لمن هو وكيف يعمل ; ما تحتاجه لتبدأ
  `,
  price: `
    السعر ; بسعر {PRECO} | اعرف السعر ; [interestFree] على {PARCELAS} دفعة بلا فوائد | اعرف ماذا يشمل
    طرق الدفع ; الدفع: {PAGAMENTOS} | كيف يمكنك الدفع ; راجع المجموع أولًا
  `,
  delivery: `
    كيف تصل إليه ; [instantAccess] مباشرة بعد الدفع | شرح بسيط ; [lifetimeAccess] وصول دائم | ما الذي تحتاجه
  `,
  guarantee: `
    استرداد المبلغ ; خلال {DIAS_REEMBOLSO} يومًا ; كيف تطلبه
    [certificate] الشهادة ; شهادة عند الإتمام ; كيف تحصل عليها
  `,
  proof: `
    من أعده ; تعرف على المؤلفين ; خبرتهم وعملهم
    [reviews] المراجعات ; ماذا يقول المشترون ; قارن قبل أن تختار
  `,
  question: `
    أسئلة شائعة ; أجوبة قصيرة وواضحة ; اقرأ قبل الشراء
  `,
  action: `
    كيف تشتري ; الطلب خطوة بخطوة ; كله عبر الإنترنت
    [support] الدعم ; أجوبة عن أسئلتك ; كيف تتواصل معنا
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] أقساط بلا فوائد
    [paypal] الدفع عبر باي بال
    [card] الدفع بالبطاقة
    سعر واضح
  `,
  guarantee: `
    استرداد خلال {DIAS_REEMBOLSO} يومًا
    ضمان {DIAS_GARANTIA} يومًا
    تجربة {DIAS_TESTE} يومًا
    [certificate] مع شهادة
    شروط شراء واضحة
  `,
  delivery: `
    [instantAccess] وصول فوري
    [lifetimeAccess] وصول دائم
    وصول {MESES_ACESSO} شهرًا
    [updates] التحديثات مشمولة
    منتج رقمي
    كله عبر الإنترنت
  `,
  proof: `
    [support] دعم لأسئلتك
    وصف واضح للمحتوى
    المؤلف معروف بالاسم
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} درسًا
    لمن؟ {PUBLICO}
    يشمل: {ITEM}
    قرر على مهل
  `,
  question: `
    أجوبة عن أسئلتك
  `,
  action: `
    اطلب عبر الإنترنت
    من بيتك
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    أول طلب
    طلب عبر الإنترنت
    [card] الدفع بالبطاقة
    [paypal] الدفع بباي بال
    عملاء جدد
  `,
  delivery: `
    [lifetimeAccess] وصول دائم
    الوصول للمحتوى
  `,
  benefit: `
    {TIPO}
    منتجات رقمية
    محتوى رقمي
  `,
  action: `
    كل المنتجات الرقمية
    عناوين مختارة
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      أفضل aaa
      كيف أختار aaa
      مقارنة aaa
      هل aaa يستحق
      aaa اون لاين
      aaa للمبتدئين
    `,
    about: `
      كيف يعمل aaa
      ما هو aaa
    `,
  }),
  middle: keywords({
    reviews: `
      تجربتي مع aaa
      تجارب aaa
      تقييم aaa
      مراجعة aaa
      هل aaa مفيد
      اراء aaa
    `,
    complaint: `
      هل aaa نصب
      هل aaa موثوق
    `,
    ingredients: `
      محتوى aaa
      ماذا يشمل aaa
    `,
    usage: `
      الدخول الى aaa
      شهادة aaa
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      موقع aaa الرسمي
      aaa الموقع الرسمي
    `,
    buy: `
      شراء aaa
      شراء aaa اون لاين
      اين اشتري aaa
      الاشتراك في aaa
      اشتراك aaa
      التسجيل في aaa
    `,
    price: `
      سعر aaa
      aaa السعر
      كم سعر aaa
      اسعار aaa
    `,
    coupon: `
      كود خصم aaa
      خصم aaa
      عرض aaa
      عروض aaa
      كوبون aaa
    `,
    delivery: `
      ضمان aaa
      aaa بالتقسيط
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  كراك, مكرك, crack, keygen, سيريال, مهكر, مهكرة, apk, "mod apk", مسرب, مسربة, "جوجل درايف", ميغا, ميديافاير, مقرصن, "دورة مجانية", "دورات مجانية", "نسخة مجانية", "حساب مجاني", تليجرام, تلجرام, "كتاب مجاني",
  "pdf مجانا", "مجانا بدون دفع", "تنزيل مجاني", "قالب مجاني", "تطبيق مجاني"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "تجربة مجانية",
  "سيرة ذاتية",
  "قوالب جاهزة",
  دورة, دورات, كورس, كورسات, درس, دروس, تعليم, تحميل, تنزيل, pdf, كتاب, كتب, "كتاب الكتروني", ebook, قالب, قوالب, نموذج, نماذج, للطباعة, بوربوينت, عرض تقديمي, شرح, ملخص, "الربح من الانترنت", يوتيوب, وصفة, وصفات, طريقة
`);
