import './reset.css'
import '@shop/ui/fonts.css'
import '@shop/ui/unlayered.css'
import '../plain/own.css'
