import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Arabic marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 1, precision 1.
 */
export const labelledAr: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'وداعًا لآلام المفاصل',
      'اخسر 8 كيلو في شهر',
      'بطن مسطح خلال 14 يومًا',
      'تخلص من السكري للأبد',
      'إزالة التجاعيد نهائيًا',
      'الأطباء ينصحون به',
      'أقوى من أي دواء',
      'المنتج رقم 1 في السعودية',
      'الموقع الرسمي Vitalis Max',
      'هل تعاني من طنين الأذن؟',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVita',
    texts: [
      'يخفض سكر الدم بدون أدوية. اطلبه اليوم وانسَ الإبر.',
      'مثبت سريريًا: 97% من المرضى توقفوا عن الدواء خلال أسبوع.',
      'هل تعاني من الأرق؟ نم في خمس دقائق دون أي آثار جانبية.',
      'السر الذي تخفيه عنك شركات الأدوية لتنظيف الشرايين.',
      'يعالج خشونة الركبة ويعيد بناء الغضروف، والنتيجة مضمونة.',
      'يحرق الدهون وأنت نائم، بدون رجيم ولا رياضة.',
      'شاهد صور قبل وبعد لنساء خسرن عشرة كيلوغرامات.',
      'كبسولات سحرية تعيد شباب بشرتك 15 سنة إلى الوراء.',
      'اضغط هنا واكتشف وصفة جبال الهملايا لعلاج البروستاتا.',
      'يطرد السموم والديدان من الجسم وينظف الكبد.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max 60 كبسولة',
      'شحن مجاني فوق 200 ريال',
      'الدفع عند الاستلام متاح',
      'مغنيسيوم وزنك كل يوم',
      'المكونات والقيم الغذائية',
      'التوصيل خلال 2-4 أيام',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVita',
    texts: [
      'مكمل غذائي وليس دواء. استشر طبيبك قبل الاستخدام.',
      'يحتوي على الكروم والقرفة والمغنيسيوم. كبسولة واحدة مع الطعام يوميًا.',
      'يمكنك الإرجاع خلال 7 أيام، ويعاد المبلغ إلى بطاقتك.',
      'اقرأ تقييمات العملاء وقارن سعر العبوة قبل الشراء.',
      'في فترة الحمل والرضاعة اسأل المختص قبل تناول المنتج.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['ضمان استرجاع المال', 'يحفظ في مكان جاف', 'شحن في نفس اليوم'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'جهاز ريلاكس',
    texts: ['جهاز ريلاكس مع 3 رؤوس', 'مثقاب لاسلكي ببطاريتين', 'يتحمل وزنًا حتى 120 كجم'],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'مكنسة تايفون',
    texts: [
      'تشفط الشعر والغبار، سعة الخزان 0.8 لتر، وتعمل 40 دقيقة بالشحنة الواحدة.',
      'لاصق يجف خلال 5 دقائق ويثبت الخشب والمعدن والبلاستيك.',
      'يزيل البقع والروائح الكريهة عن الأقمشة، مع ضمان سنتين من المصنع.',
    ],
  },
];
