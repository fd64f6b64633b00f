import type { Messages } from './en.ts';

export const es: Messages = {
  language: 'Idioma',
  questionCount: { one: '{n} pregunta', many: '{n} de preguntas', other: '{n} preguntas' },
  questionCountUpTo: { one: 'Hasta {n} pregunta', many: 'Hasta {n} de preguntas', other: 'Hasta {n} preguntas' },
  minutes: { one: 'alrededor de {n} minuto', many: 'alrededor de {n} de minutos', other: 'alrededor de {n} minutos' },
  noScript:
    'Active JavaScript para responder: esta página lo necesita para guardar sus respuestas hasta que hayan llegado.',

  whoSeesWhat: 'Quién verá qué',
  anonymousTitle: 'Sus respuestas son anónimas',
  anonymousStored:
    'Con ellas no se guarda nada que diga quién es usted: ni cuenta, ni nombre, ni dirección de red, ni hora del día.',
  anonymousThreshold: {
    one: '{company} ve los resultados cuando ha respondido al menos {n} persona. Antes, nadie ve nada.',
    many: '{company} ve los resultados cuando han respondido al menos {n} de personas. Antes, nadie ve nada.',
    other: '{company} ve los resultados cuando han respondido al menos {n} personas. Antes, nadie ve nada.',
  },
  anonymousWords: 'Lo que escriba se muestra con sus propias palabras: omita lo que permitiría reconocerle.',
  verifiedTitle: 'Sus respuestas son anónimas, y puede comprobarlo',
  verifiedLink:
    'Su enlace solo demuestra que ha sido invitado. Sus respuestas viajan aparte, con una ficha que nadie puede relacionar con usted, ni siquiera con toda la base de datos.',
  plainWarning:
    'Esta página no se ha abierto con una dirección segura (https), así que su navegador no puede crear la ficha que demuestra su anonimato. Sus respuestas se guardan igualmente sin su nombre, pero en eso tiene que confiar en el servidor. Si quiere una prueba, pida un enlace que empiece por https.',
  attributedLink: 'Su enlace personal dice quién es usted: sus respuestas llevarán su nombre.',
  attributedLinkNamed: 'Este es el enlace personal de {name}: sus respuestas llevarán este nombre.',

  howTitle: 'Cómo funciona',
  howLink:
    'Su enlace se queda en su navegador. Lo que está detrás de # se envía para comprobar su invitación y pedir una ficha, y nunca con sus respuestas.',
  howEnvelope:
    'Su navegador crea un número aleatorio, lo mete en un sobre cerrado y pide al servidor que lo selle. El servidor ve que ha sido invitado y sella el sobre sin ver el número.',
  howOpen:
    'Su navegador saca el número. El sello está ahora en el número: demuestra una invitación, y nadie lo ha visto nunca junto a su nombre.',
  howSend:
    'Sus respuestas salen con el número sellado, sin enlace, sesión ni cookie. El servidor comprueba el sello y que el número sea nuevo, para que nadie responda dos veces.',
  howKey:
    'En esta encuesta todos reciben un sello de la misma clave. Compare su huella con la de un colega: si es igual, los sellos no permiten distinguirles.',
  howLimits:
    'Lo que esto no puede ocultar: lo que escriba sobre usted y, ante alguien que vigile su conexión, que ha enviado algo en ese momento.',
  howStandard: 'El método es un estándar publicado: RFC 9474, firmas ciegas RSA.',
  fingerprint: 'Huella de la clave',
  fingerprintLoading: 'Cargando la clave…',
  fingerprintMissing: 'No se ha podido cargar la clave publicada. No se envía nada antes de comprobarla.',

  leavesTitle: 'Qué sale de mi dispositivo',
  leavesNothing:
    'Hasta ahora ninguna respuesta ha salido de este dispositivo. Esto es todo lo que se enviará, con saltos de línea para leerlo; los segundos son los transcurridos hasta ahora.',
  leavesSent: 'Esto se ha enviado, con saltos de línea para leerlo. Se muestra hasta que cierre esta página.',
  leavesAlong:
    'Con ello va un número aleatorio (Idempotency-Key), para que una repetición cuente una vez. Ni cookie, ni sesión, ni nada de su enlace.',
  leavesAlongPlain:
    'Con ello va un número aleatorio (Idempotency-Key), para que una repetición cuente una vez. Ni cookie ni sesión. Su enlace va con ello, para mostrar que ha sido invitado, y no se guarda con sus respuestas.',
  leavesAlongOpen:
    'Con ello va un número aleatorio (Idempotency-Key), para que una repetición cuente una vez. Ni cookie ni sesión.',
  leavesWhole:
    'Sus respuestas cuentan para la encuesta en su conjunto: no las acompaña ningún departamento, antigüedad ni lugar.',
  leavesGroup: 'Sus respuestas cuentan para un grupo que comparten al menos {n} personas invitadas:',
  leavesDepartment: 'Departamento',
  leavesTenure: 'Tiempo en la empresa',
  leavesLocation: 'Lugar',
  tenureUnder1: 'menos de 1 año',
  tenure1To3: 'de 1 a 3 años',
  tenure3To6: 'de 3 a 6 años',
  tenureOver6: '6 años o más',
  leavesTokenLater:
    'La ficha y el grupo para el que cuentan sus respuestas se añaden al enviar. Puede crear la ficha ahora y verlo todo antes; desde entonces solo este dispositivo puede responder.',
  makeToken: 'Crear mi ficha ahora',
  makingToken: 'Creando la ficha…',
  tokenOffline: 'No se ha podido contactar con el servidor. Inténtelo de nuevo.',
  tokenReady: 'Su ficha está lista y guardada en este dispositivo.',

  attributedTitle: 'Esta encuesta no es anónima',
  attributedReaders: 'Quienes la gestionan en {company} pueden leer cada respuesta por separado, con la hora de envío.',
  attributedMaybe: 'Si ha iniciado sesión en Vela en este dispositivo, sus respuestas llevarán su nombre.',
  attributedNamed: 'Ha iniciado sesión como {name}: sus respuestas llevarán su nombre.',
  attributedSignedIn: 'Ha iniciado sesión en este dispositivo: sus respuestas llevarán su nombre.',
  attributedNameless: 'No ha iniciado sesión en este dispositivo, así que sus respuestas no llevan ningún nombre.',

  progress: 'Pregunta {n} de {total}',
  required: 'Obligatoria',
  optional: 'Opcional',
  back: 'Atrás',
  next: 'Siguiente',
  send: 'Enviar respuestas',
  saved: 'Guardado en este dispositivo',
  notSaved: 'Este navegador no puede guardar sus respuestas. No cierre la página antes de enviarlas.',
  keysHint: 'Las teclas numéricas eligen, Intro continúa',

  yes: 'Sí',
  no: 'No',
  scale1: 'Muy en desacuerdo',
  scale2: 'En desacuerdo',
  scale3: 'Neutral',
  scale4: 'De acuerdo',
  scale5: 'Muy de acuerdo',
  enpsLow: 'Nada probable',
  enpsHigh: 'Muy probable',
  chooseOne: 'Elija una opción',
  chooseSeveral: 'Elija todas las que correspondan',
  other: 'Otra',
  otherWords: 'Con sus propias palabras',
  notApplicable: 'No se aplica a mi caso',
  comment: 'Comentario',
  clear: 'Borrar respuesta',
  counter: '{n} de {max} caracteres',

  errorRequired: 'Responda a esta pregunta.',
  errorOther: 'Indique qué significa «Otra».',
  errorComment: 'Responda a la pregunta que ha comentado o quite el comentario.',
  errorTooLong: 'Use como máximo {max} caracteres.',
  errorCheck: 'Revise esta respuesta.',

  sendingTitle: 'Enviando sus respuestas',
  sendingText: 'Un momento…',
  waitingTitle: 'Guardado en este dispositivo, se enviará cuando vuelva a tener conexión',
  waitingText:
    'Deje esta página abierta y seguirá intentándolo. Si la cierra, vuelva a abrir el enlace más tarde en este dispositivo.',
  busyTitle: 'Guardado en este dispositivo, se enviará en breve',
  busyText: 'El servidor está ocupado. Deje esta página abierta y seguirá intentándolo.',
  tryNow: 'Intentar ahora',

  doneTitle: 'Gracias',
  doneText: 'Sus respuestas han llegado.',
  doneErased: 'Se han borrado de este dispositivo.',
  doneClose: 'Puede cerrar esta página.',
  again: 'Responder otra vez',
  arrivedTitle: 'Sus respuestas ya habían llegado',
  arrivedText: 'Cuentan una vez, tal como las envió primero.',
  alreadyTitle: 'Ya ha respondido',
  alreadyText: 'Esta encuesta admite una respuesta por persona y dispositivo. Gracias por participar.',

  linkNeededTitle: 'Necesita su enlace personal',
  linkNeededText:
    'Solo las personas invitadas pueden responder a esta encuesta. Abra el enlace de su correo de invitación, o inicie sesión en Vela y ábrala en «Surveys for you». Si no ha recibido invitación, pregunte a quien gestiona la encuesta.',
  openVela: 'Abrir Vela',
  linkUnknownTitle: 'Este enlace no es válido',
  linkUnknownText:
    'Puede estar cortado o pertenecer a otra encuesta. Ábralo de nuevo desde su correo de invitación o en «Surveys for you» en Vela.',
  linkUsedTitle: 'Este enlace ya se ha usado',
  linkUsedText:
    'Cada enlace cuenta una vez, y para el suyo ya se entregó una ficha. Si empezó en otro dispositivo o navegador, termine allí. Si no fue usted, avise a quien gestiona la encuesta.',
  keyMismatchTitle: 'Sus respuestas se han retenido',
  keyMismatchText:
    'La clave que sella las fichas no es la publicada para esta encuesta. Con una clave propia se le podría distinguir, así que no se ha enviado nada. Avise a quien gestiona la encuesta.',
  tokenRefusedTitle: 'Su ficha no se ha aceptado',
  tokenRefusedText:
    'El servidor no ha aceptado la ficha de sus respuestas. No se han contado. Avise a quien gestiona la encuesta.',

  closedTitle: 'Esta encuesta se ha cerrado',
  closedText: 'Ya no admite respuestas.',
  notOpenTitle: 'Esta encuesta aún no está abierta',
  notOpenText: 'Vuelva más tarde o pregunte a quien le envió el enlace cuándo se abre.',
  unknownTitle: 'No encontramos esta encuesta',
  unknownText: 'El enlace puede estar incompleto o mal escrito, o la encuesta ya no existe. Compruebe el enlace.',
  troubleTitle: 'Algo ha fallado por nuestra parte',
  troubleText: 'Vuelva a intentarlo dentro de un momento.',
  tryAgain: 'Intentar de nuevo',
  refusedTitle: 'No se han podido enviar sus respuestas',
  refusedText: 'Siguen en este dispositivo. Inténtelo de nuevo.',
  keptTitle: 'Sus respuestas no se han enviado',
  keptText: 'Siguen en este dispositivo y puede copiarlas.',
  copy: 'Copiar mis respuestas',
  copied: 'Copiado',
  erase: 'Borrarlas de este dispositivo',
  erased: 'Sus respuestas se han borrado de este dispositivo.',
};
