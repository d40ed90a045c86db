import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: السعر وطرق التوصيل | {NOME_PRODUTO}: السعر والتوصيل | سعر {NOME_PRODUTO} | {NOME_PRODUTO}
      كل ما يهمك معرفته عن {NOME_PRODUTO} | كل ما يهمك عن {NOME_PRODUTO} | معلومات عن {NOME_PRODUTO} | عن {NOME_PRODUTO}
      تسوق {NOME_PRODUTO} عبر الإنترنت | {NOME_PRODUTO} أونلاين
      [owner] {NOME_PRODUTO} من صاحب العلامة | {NOME_PRODUTO} من المصدر
      نظرة على {NOME_PRODUTO} قبل الشراء | نظرة على {NOME_PRODUTO} | ما هو {NOME_PRODUTO}؟
    `,
    benefit: `
      كل التفاصيل في صفحة واحدة
      معلومات واضحة قبل القرار
      حقائق تساعد على الاختيار
      [manyKits] الكمية التي تناسب حاجتك
      مخصص لفئة: {PUBLICO} | الفئة: {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
    price: `
      معرفة السعر قبل إتمام الطلب
      {NOME_PRODUTO} بسعر {PRECO} | السعر: {PRECO}
      [interestFree] على {PARCELAS} دفعة بدون فوائد | تقسيط بدون فوائد
      قسّم المبلغ على {PARCELAS} دفعة | على {PARCELAS} دفعة
      مراجعة إجمالي الطلب قبل الدفع
      [kits] سعر باقة من {KIT} قطعة | باقة من {KIT} قطعة
      طرق الدفع: {PAGAMENTOS} | {PAGAMENTOS}
      [freeShipping] {PRECO} مع شحن مجاني
      [freeShipping] {PRECO} مع توصيل مجاني
      {TIPO} بسعر {PRECO}
    `,
    guarantee: `
      مع ضمان {DIAS_GARANTIA} يومًا
      حق الإرجاع خلال {DIAS_DESISTENCIA} يومًا | شروط الإرجاع واضحة
      قراءة شروط الإرجاع قبل الطلب
      [invoice] فاتورة مرفقة مع كل طلب
      استرداد المبلغ خلال {DIAS_REEMBOLSO} يومًا
    `,
    delivery: `
      [shippingQuote] مدة التوصيل حسب {CODIGO_POSTAL}
      معرفة مدة التوصيل أولا
      [freeShipping] شحن مجاني لهذا الطلب | شحن مجاني
      شحن مجاني للطلبات فوق {FRETE_GRATIS_DESDE} | شحن مجاني فوق {FRETE_GRATIS_DESDE}
      التوصيل خلال {DIAS_ENTREGA} يومًا
      تجهيز الطلب خلال {HORAS_DESPACHO} ساعة
      [tracked] متابعة الشحنة برقم التتبع | رقم تتبع للشحنة
      [nationwide] توصيل إلى كل مكان {NO_PAIS} | توصيل لجميع المدن
      معرفة تكلفة الشحن قبل الدفع
      [freeShipping] {TIPO} مع توصيل مجاني
    `,
    proof: `
      [reviews] قراءة التقييمات قبل الشراء
      مقارنة الخيارات قبل القرار
      ابحث واقرأ ثم قرر بهدوء
    `,
    question: `
      هل لديك أسئلة عن {NOME_PRODUTO}؟ | أسئلة عن {NOME_PRODUTO}؟ | هل تعرف {NOME_PRODUTO}؟
      كم سعر {NOME_PRODUTO} اليوم؟ | كم سعر {NOME_PRODUTO}؟ | بكم {NOME_PRODUTO}؟
      لم تقرر بعد؟ البداية من هنا
      أي خيار يناسب احتياجك أكثر؟
    `,
    action: `
      اطلب {NOME_PRODUTO} عبر الإنترنت | اطلب {NOME_PRODUTO} أونلاين | اطلب {NOME_PRODUTO}
      قارن واختر ثم اطلب بسهولة
      إجابات واضحة على كل سؤال
      الاطلاع على كل التفاصيل هنا
      خطوات بسيطة لإتمام الطلب
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: الملصق والمكونات | ملصق {NOME_PRODUTO}
      المكمل الغذائي {NOME_PRODUTO} | مكمل {NOME_PRODUTO}
      طريقة استخدام {NOME_PRODUTO} | استخدام {NOME_PRODUTO}
      تركيبة {NOME_PRODUTO} بالتفصيل | تركيبة {NOME_PRODUTO}
      {NOME_PRODUTO} ضمن روتينك اليومي | {NOME_PRODUTO} كل يوم
    `,
    benefit: `
      سهل الإضافة إلى روتين يومك
      عادة بسيطة واحدة كل يوم
      لروتينك اليومي المعتاد
      عناصر غذائية لأيامك العادية
      العافية تبدأ بروتين منتظم
      تركيبة تحتوي على {ITEM} | يحتوي على {ITEM}
      في التركيبة: {ITENS} | مع {ITENS}
      إلى جانب غذاء متوازن ومتنوع
    `,
    price: `
      تكلفة الحصة الواحدة بوضوح
      [manyKits] قارن باقات {KIT_MENOR} و{KIT} | باقات {KIT_MENOR} و{KIT}
      [kits] سعر باقة من {KIT} عبوة
      مقارنة السعر حسب حجم العبوة
      موازنة الخيارات حسب السعر
    `,
    guarantee: `
      جربه {DIAS_TESTE} يومًا | ضمان {DIAS_GARANTIA} يومًا
      تاريخ الانتهاء على الملصق
      التشغيلة والتاريخ على العبوة
      شروط الإرجاع بلغة سهلة وواضحة
    `,
    delivery: `
      [discreet] تغليف محايد بدون كتابات | تغليف محايد
      [freeShipping] المكمل يصلك بشحن مجاني
      يصلك الطلب خلال {DIAS_ENTREGA} يومًا
      معرفة موعد وصول الطلب إليك
    `,
    proof: `
      جميع المكونات على الملصق
      قراءة قائمة المكونات كاملة
      من يصنع {NOME_PRODUTO}؟
      محتوى كل حصة غذائية بالتفصيل
      مراجعة القيم الغذائية للحصة
      التجربة تختلف من شخص لآخر
    `,
    question: `
      ما مكونات {NOME_PRODUTO}؟
      لمن يناسب {NOME_PRODUTO}؟ اقرأ أولا | لمن يناسب {NOME_PRODUTO}؟
      متى يفضل تناوله؟ اقرأ الملصق
      كم الحصة اليومية الموصى بها؟
      هل قرأت الملصق حتى الآن؟
      كم يوما تكفي العبوة الواحدة؟
    `,
    action: `
      اقرأ الملصق ثم قرر بهدوء
      استشر طبيبك قبل الاستخدام
      خذ وقتك في الاختيار والمقارنة
      استكشاف التركيبة بالكامل
      البداية مع إرشادات الاستخدام
      [manyKits] اختيار الباقة التي تناسبك
      اطلع على التركيبة ثم اطلب
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: المقاسات والصور | صور {NOME_PRODUTO}
      مواصفات {NOME_PRODUTO} كاملة | مواصفات {NOME_PRODUTO}
      [newItem] {NOME_PRODUTO}: منتج جديد بعلبته | {NOME_PRODUTO}: منتج جديد
      {NOME_PRODUTO}: الوزن والأبعاد | أبعاد {NOME_PRODUTO}
      نظرة قريبة على {NOME_PRODUTO} | {NOME_PRODUTO} عن قرب
    `,
    benefit: `
      شاهد كل تفصيل عن قرب
      اعرف كل شيء قبل الطلب
      تأكد أن المقاس يناسب مكانك
      تأكد أنه يناسب احتياجك
      محتويات العلبة: {ITENS} | في العلبة: {ITENS}
      في العلبة أيضا {ITEM} | مع {ITEM}
      شاهده أثناء الاستخدام
      [gift] فكرة هدية جميلة
    `,
    price: `
      [models] مقارنة الموديلات والأسعار
      معرفة سعر القطعة الواحدة
      [kits] سعر الباقة من {KIT} قطعة
      [manyKits] قارن باقات {KIT_MENOR} و{KIT} | باقات {KIT_MENOR} و{KIT}
      معرفة الإجمالي شاملا الشحن
      معرفة المبلغ كاملا قبل الدفع
    `,
    guarantee: `
      تعرف على خطوات الإرجاع
      جربه في البيت {DIAS_TESTE} يومًا | ضمان {DIAS_GARANTIA} يومًا
      قراءة شروط الشراء أولا
      [newItem] منتج جديد داخل تغليفه
    `,
    delivery: `
      [freeShipping] شحن مجاني حتى باب البيت
      إلى باب بيتك خلال {DIAS_ENTREGA} يومًا
      متى يصل الطلب إلى باب بيتك؟
      مواعيد التوصيل قبل الدفع
    `,
    proof: `
      صور ومقاسات واضحة للمراجعة
      المواصفات كاملة في صفحة واحدة
      شاهد طريقة العمل قبل الشراء
      قائمة بكل قطعة داخل العلبة
      نظرة قريبة على الخامات والصنع
      مقارنة الحجم والوزن والأداء
    `,
    question: `
      هل يناسبك {NOME_PRODUTO}؟
      ماذا يأتي مع {NOME_PRODUTO}؟ | ماذا مع {NOME_PRODUTO}؟
      [sizes] أي مقاس يناسب احتياجك؟
      [gift] تبحث عن هدية مفيدة وعملية؟
      هل يتسع المكان؟ راجع المقاس
      كيف يعمل؟ شاهد الخطوات
    `,
    action: `
      راجع المقاس المناسب ثم اطلب
      قارن جيدا قبل أن تختار منتجك
      [models] اختر الموديل الذي تحتاجه
      شاهد الاستخدام خطوة بخطوة
      [models, sizes] اختر اللون والمقاس والموديل
      [manyKits] اختر الباقة التي تناسبك
      شاهد الصور ثم اطلب منتجك
    `,
  },

  digital: digitalTitles,
});
